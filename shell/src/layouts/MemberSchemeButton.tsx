import MoonOutlined from '@ant-design/icons/es/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/es/icons/SunOutlined';
import { useColorScheme } from '@alumni/shared-ui/theme';
import { HeaderButton } from './HeaderButton';

/** In the header of members: switches between light and dark; stored in the browser. */
export function MemberSchemeButton() {
  const { scheme, choose } = useColorScheme();
  const dark = scheme === 'dark';
  const SchemeIcon = dark ? SunOutlined : MoonOutlined;
  return (
    <HeaderButton
      icon={<SchemeIcon aria-hidden aria-label="" />}
      label={dark ? 'Thème clair' : 'Thème sombre'}
      onClick={() => choose(dark ? 'light' : 'dark')}
    />
  );
}
