import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';

/** Ultramarine: shade 7 on paper, shade 4 on ink, both above 7 to 1. */
const signal = [
  '#eef0ff',
  '#dde1ff',
  '#c4caf8',
  '#b0b9ff',
  '#9aa6ff',
  '#6a78f5',
  '#4a57e6',
  '#2f3bcb',
  '#232da6',
  '#1a2180',
] as const;
const gray = [
  '#fbf9f5',
  '#f3efe7',
  '#e9e3d8',
  '#e0d9cb',
  '#86829a',
  '#a9a49f',
  '#767486',
  '#626579',
  '#50536b',
  '#15172a',
] as const;
const dark = [
  '#eceae4',
  '#cfd0db',
  '#b3b6cc',
  '#9094b0',
  '#6a7096',
  '#2a2f4a',
  '#131628',
  '#0b0d19',
  '#0b0d19',
  '#080a13',
] as const;

const named = { closeButtonProps: { 'aria-label': 'Close' } };

export const theme = createTheme({
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 4 },
  colors: { signal, gray, dark },
  black: '#15172a',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '650', textWrap: 'balance' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '18px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // `autoContrast` is resolved for the light shade alone; the variable follows the scheme.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' && (!input.color || input.color === 'signal')
      ? { ...colors, color: 'var(--on-signal)' }
      : colors;
  },
  // Plain objects: `Modal.extend` would put the dialogs' code on every page.
  components: {
    Modal: { defaultProps: named },
    Drawer: { defaultProps: named },
    NativeSelect: { defaultProps: { rightSection: createElement(ChevronDown, { size: 16, 'aria-hidden': true }) } },
    InputWrapper: {
      styles: {
        label: { marginBottom: '0.375rem', fontWeight: 550 },
        description: { color: 'var(--ink-2)' },
        error: { marginTop: '0.375rem' },
      },
    },
  },
});

/** Mantine's own greys shine through wherever these are left out. The values follow the scheme by themselves, as tokens. */
export const surfaces = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--signal)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--code-bg': 'var(--sunken)',
  '--mantine-color-signal-filled': 'var(--signal)',
  '--mantine-color-signal-filled-hover': 'var(--signal-strong)',
  '--mantine-color-signal-light': 'var(--signal-wash)',
  '--mantine-color-signal-light-hover': 'var(--signal-wash)',
  '--mantine-color-signal-light-color': 'var(--signal)',
  '--mantine-color-signal-text': 'var(--signal)',
  '--mantine-color-signal-outline': 'var(--signal)',
  '--mantine-color-signal-outline-hover': 'var(--signal-wash)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces });
