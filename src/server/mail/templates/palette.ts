/** The tokens of the screens, as plain values: mail programs know no CSS variables. */
export const light = {
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  ink: '#1D2730',
  muted: '#5A6670',
  line: '#E8E1D6',
  sea: '#0B6E6E',
  onSea: '#FFFFFF',
  sun: '#F2A33A',
} as const;

export const dark = {
  paper: '#12181D',
  surface: '#1A2229',
  ink: '#EEF1F2',
  muted: '#A9B4BC',
  line: '#2D3840',
  sea: '#5CC4BF',
  onSea: '#0C1E1E',
} as const;

/** Programs that honour the reader's dark theme read this sheet; all others keep the inlined light styles. */
export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-paper, .m-paper > table, .m-paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .m-surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .m-ink { color: ${dark.ink} !important; }
  .m-muted { color: ${dark.muted} !important; }
  .m-line { border-color: ${dark.line} !important; }
  .m-brand, .m-words a { color: ${dark.sea} !important; }
  .m-button { background-color: ${dark.sea} !important; color: ${dark.onSea} !important; }
  .m-button-quiet { border-color: ${dark.muted} !important; color: ${dark.ink} !important; }
}
@media (max-width: 480px) {
  .m-surface { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .m-inner { padding: 24px 20px !important; }
  .m-button, .m-button-quiet { display: block !important; text-align: center !important; }
  .m-choice { display: block !important; margin: 0 0 12px !important; }
  .m-label, .m-value { display: block !important; width: auto !important; border-top: 0 !important; }
  .m-label { padding: 10px 0 0 !important; }
  .m-value { padding: 0 0 10px !important; }
  .m-facts tr { border-top: 1px solid ${light.line}; }
}`;
