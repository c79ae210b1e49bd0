import { useColorScheme } from '@alumni/shared-ui/theme';
import { IconButton } from './IconButton';

/** For guests: switches between light and dark; stored in the browser. */
export function ColorSchemeButton() {
  const { scheme, choose } = useColorScheme();
  const dark = scheme === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Thème clair' : 'Thème sombre'}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
}
