import type { PaletteOptions } from '@mui/material/styles';

/**
 * The colors that "Keukentafel" adds to MUI's own (docs/screens.md 6.1). In CSS they are
 * var(--mui-palette-contract-gift) and so on.
 */
interface Own {
  contract: Record<'annuity' | 'linear' | 'repaymentFree' | 'gift', string>;
  /** Tinted surfaces; text on them stays ink, or the colour of the same name. */
  soft: Record<'primary' | 'secondary' | 'error' | 'warning' | 'success' | 'info' | 'gift', string>;
  surface: Record<'sunken' | 'raised' | 'fieldBorder', string>;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  // Only an interface can extend MUI's own.
  /* oxlint-disable typescript/no-empty-object-type */
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  /* oxlint-enable typescript/no-empty-object-type */
}

export const lightPalette: PaletteOptions = {
  primary: { main: '#0E5A4F', dark: '#093F37', contrastText: '#FFFFFF' },
  secondary: { main: '#AD4219', dark: '#84300F', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', contrastText: '#FFFFFF' },
  success: { main: '#1F6B3A', contrastText: '#FFFFFF' },
  info: { main: '#1F5A8C', contrastText: '#FFFFFF' },
  background: { default: '#FAF7F2', paper: '#FFFFFF' },
  text: { primary: '#1E2A28', secondary: '#4F5E5A' },
  divider: '#D9D2C5',
  contract: { annuity: '#0E5A4F', linear: '#1F66E5', repaymentFree: '#7A5729', gift: '#D0268F' },
  soft: {
    primary: '#DCEDE8',
    secondary: '#FBE7DC',
    error: '#FBE4E1',
    warning: '#FFF0D1',
    success: '#DFF1E4',
    info: '#E1EDF7',
    gift: '#FBE4F2',
  },
  surface: { sunken: '#F1ECE3', raised: '#FFFFFF', fieldBorder: '#857D6E' },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#6FCFB9', dark: '#8EDCC9', contrastText: '#06251F' },
  secondary: { main: '#F2A27C', dark: '#F6B696', contrastText: '#06251F' },
  error: { main: '#FF9A8F', contrastText: '#2A0805' },
  warning: { main: '#F3BE62', contrastText: '#2A1B00' },
  success: { main: '#7FD39A', contrastText: '#06250F' },
  info: { main: '#8FC1EE', contrastText: '#061B2C' },
  background: { default: '#0F1716', paper: '#17211F' },
  text: { primary: '#EDF2EF', secondary: '#AEBBB6' },
  divider: '#2F3D3A',
  contract: { annuity: '#6FCFB9', linear: '#758FD1', repaymentFree: '#BF7B22', gift: '#F53D74' },
  soft: {
    primary: '#19332E',
    secondary: '#3A261C',
    error: '#3B2220',
    warning: '#362B17',
    success: '#1C3324',
    info: '#1C2C3A',
    gift: '#3A1F2B',
  },
  surface: { sunken: '#131C1A', raised: '#1F2B29', fieldBorder: '#73837E' },
};
