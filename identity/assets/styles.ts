import { type FontName, fontFaces, HEADING_FONT, TEXT_FONT } from './fonts.ts';

/**
 * The stylesheet of the provider's pages: the look of docs/screens.md 6, in light and dark. A string, so that the
 * bundled server carries it. Relative URLs: the fonts are next to it.
 */
export const styles = (fontUrl: (name: FontName) => string): string => `${fontFaces(fontUrl)}
:root{color-scheme:light dark;--text:#1E2A28;--soft:#4F5E5A;--ground:#FAF7F2;--paper:#FFFFFF;--line:#D9D2C5;--edge:#857D6E;--primary:#0E5A4F;--primary-dark:#093F37;--on-primary:#FFFFFF;--error:#B3261E;--error-soft:#FBE4E1;--ring-in:#FFFFFF;--ring-out:#1E2A28}
@media (prefers-color-scheme:dark){:root{--text:#EDF2EF;--soft:#AEBBB6;--ground:#0F1716;--paper:#17211F;--line:#2F3D3A;--edge:#73837E;--primary:#6FCFB9;--primary-dark:#8FDBC9;--on-primary:#06251F;--error:#FF9A8F;--error-soft:#2B1F1E;--ring-in:#0F1716;--ring-out:#EDF2EF}}
*{box-sizing:border-box}
html{font:100%/1.55 ${TEXT_FONT};scroll-padding-bottom:96px}
body{margin:0;min-height:100vh;padding:0 16px 112px;background:var(--ground);color:var(--text)}
.top,.card{max-width:28rem;margin-inline:auto}
.top{padding-block:24px 16px}
.brand{display:inline-flex;align-items:center;min-height:44px;font:600 1.375rem/1.2 ${HEADING_FONT};color:var(--primary);text-decoration:none}
.card{padding:32px 24px;background:var(--paper);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 8px;font:600 1.75rem/1.2 ${HEADING_FONT}}
h2{margin:0 0 4px;font:600 1rem/1.4 ${TEXT_FONT}}
p{margin:0 0 16px}
.intro,.other{color:var(--soft)}
.other{margin:24px 0 0}
.other+.other{margin:0}
a{color:var(--primary);text-underline-offset:.2em}
.other a{display:inline-block;padding-block:10px}
.field{margin-bottom:20px}
label{display:block;margin-bottom:4px;font-weight:600}
.control{display:flex;gap:8px}
input{flex:1;min-width:0;min-height:48px;padding:10px 14px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:10px}
input[aria-invalid]{border:2px solid var(--error)}
.hint{margin:0 0 4px;color:var(--soft)}
.error{margin:4px 0 0;color:var(--error)}
fieldset{margin:0 0 20px;padding:0;border:0}
legend{margin-bottom:4px;padding:0;font-weight:600}
.tick{display:flex;align-items:flex-start;gap:12px;margin:0;padding-block:11px;font-weight:400;overflow-wrap:anywhere}
.tick input{flex:none;width:22px;height:22px;min-height:0;margin:0;accent-color:var(--primary)}
.summary{margin:0 0 20px;padding:16px;color:var(--text);background:var(--error-soft);border:1px solid var(--error);border-radius:10px}
.summary p{margin:0}
.summary ul{margin:0;padding:0;list-style:none}
.summary a{display:inline-block;padding-block:4px;color:var(--error)}
button,.primary,.secondary{position:relative;display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 20px;font:600 1rem/1.2 ${TEXT_FONT};border-radius:10px;text-decoration:none;cursor:pointer}
.primary{color:var(--on-primary);background:var(--primary);border:1px solid var(--primary)}
.primary:hover{background:var(--primary-dark);border-color:var(--primary-dark)}
form .primary,.passkey .secondary{width:100%}
.passkey{margin-top:12px}
.said{margin:8px 0 0;color:var(--soft)}
.said:empty{margin:0}
.secondary,.show{color:var(--primary);background:transparent;border:1px solid var(--edge)}
.choices{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0 0}
.show{flex:none;padding-inline:14px;font-weight:500}
.technical{overflow-wrap:anywhere;color:var(--soft)}
details{margin-top:24px}
details summary{min-height:44px;padding-block:10px;cursor:pointer}
.chat{position:fixed;right:16px;bottom:16px;display:inline-flex;align-items:center;min-height:56px;padding:0 20px;font-weight:600;color:var(--primary);background:var(--paper);border:1px solid var(--edge);border-radius:999px;text-decoration:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:2px solid var(--ring-out);outline-offset:2px;box-shadow:0 0 0 2px var(--ring-in)}
/* On a phone the chat is in a strip of its own, where it covers nothing (docs/screens.md 6.6). */
@media (max-width:899.95px){aside{position:fixed;inset:auto 0 0;height:64px;background:var(--paper);border-top:1px solid var(--edge)}.chat{bottom:4px}}
@media (forced-colors:active){.card,button,.primary{border:1px solid}}
@media print{aside{display:none}}
`;
