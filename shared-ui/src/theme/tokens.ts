/**
 * Colours (from shared-contract, because the API uses them in mails) and sizes. `tokens.css` is
 * generated from both (`npm run tokens -w @alumni/shared-ui`) and `antd-tokens.ts` passes the same
 * values to antd at build; tests compare the three.
 */
export { dark, light, type Colours } from '@alumni/shared-contract/palette';

/** Sizes common to both themes, by CSS variable name. */
export const sizes = {
  'text-1': '0.8125rem',
  'text-2': '1rem',
  'text-3': '1.25rem',
  'text-4': 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)',
  'text-5': 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '1rem',
  'space-4': '1.5rem',
  'space-5': '2rem',
  'space-6': '3rem',
  'space-7': '4rem',
  'space-8': '6rem',
  'radius-small': '6px',
  radius: '12px',
  'radius-full': '999px',
  control: '2.75rem',
  'measure-text': '42rem',
  'measure-form': '36rem',
  'measure-page': '75rem',
  fast: '150ms',
  slow: '250ms',
  'font-text':
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  'font-display': "'Alumni Display', 'Alumni Display Fallback', var(--font-text)",
} as const;

export const shadows = {
  light: {
    'shadow-1': '0 1px 2px rgb(26 31 77 / 8%), 0 2px 8px rgb(26 31 77 / 5%)',
    'shadow-2': '0 8px 32px rgb(26 31 77 / 18%)',
  },
  dark: {
    'shadow-1': '0 1px 2px rgb(4 6 20 / 40%)',
    'shadow-2': '0 8px 32px rgb(4 6 20 / 60%)',
  },
} as const;
