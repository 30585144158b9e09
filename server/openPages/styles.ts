import { type FontName, fontFaces, HEADING_FONT, TEXT_FONT } from '../../identity/assets/fonts.ts';

/**
 * The stylesheet of the open pages: the look of docs/screens.md 6, in light and dark, in the fonts of the app. @param
 * fontUrl the address of a font
 */
export const styles = (fontUrl: (name: FontName) => string): string => `${fontFaces(fontUrl)}
:root{color-scheme:light dark;--text:#1E2A28;--soft:#4F5E5A;--ground:#FAF7F2;--paper:#FFFFFF;--line:#D9D2C5;--edge:#857D6E;--primary:#0E5A4F;--primary-dark:#093F37;--on-primary:#FFFFFF;--accent:#AD4219;--glow:#FBE7DC;--shade:#DCEDE8;--missing:#FBE4E1}
@media (prefers-color-scheme:dark){:root{--text:#EDF2EF;--soft:#AEBBB6;--ground:#0F1716;--paper:#17211F;--line:#2F3D3A;--edge:#73837E;--primary:#6FCFB9;--primary-dark:#8EDCC9;--on-primary:#06251F;--accent:#F2A27C;--glow:#3A261C;--shade:#19332E;--missing:#2B1F1E}}
*{box-sizing:border-box}
html{font:100%/1.6 ${TEXT_FONT}}
body{margin:0;padding:0 max(16px,4vw) 64px;background:var(--ground);color:var(--text);overflow-wrap:break-word}
header,main,footer{max-width:42rem;margin-inline:auto}
header{display:flex;flex-wrap:wrap;gap:0 24px;align-items:center;justify-content:space-between;padding-block:16px}
a{color:var(--primary);text-underline-offset:.2em}
header a,footer a,.lone{display:inline-flex;align-items:center;min-height:44px}
.brand{font:600 1.375rem/1.2 ${HEADING_FONT};text-decoration:none}
h1{margin:24px 0 8px;font:600 2rem/1.2 ${HEADING_FONT}}
h2{margin:40px 0 8px;font:600 1.25rem/1.3 ${HEADING_FONT}}
.intro{font-size:1.125rem;color:var(--soft)}
.missing{padding:12px 16px;background:var(--missing);border:1px solid var(--text);border-radius:10px}
.act{display:inline-flex;align-items:center;min-height:48px;margin:8px 16px 8px 0;padding:10px 20px;font-weight:600;color:var(--on-primary);background:var(--primary);border:1px solid var(--primary);border-radius:10px;text-decoration:none}
.act:hover{background:var(--primary-dark);border-color:var(--primary-dark)}
figure{margin:16px 0 24px}
.broad header,.broad main,.broad footer{max-width:68rem}
.broad p,.broad dl{max-width:42rem}
.broad section{margin-top:56px}
.broad h2{margin-top:0;font-size:1.5rem}
.opening{display:grid;align-items:center;gap:32px 48px}
.opening h1{margin-top:16px;font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);line-height:1.1;text-wrap:balance}
.opening .acts{gap:12px 16px;margin-block:24px 16px}
.opening .act{margin:0}
.aside{color:var(--soft)}
.act.quiet{color:var(--primary);background:none;border-color:var(--edge)}
.act.quiet:hover{background:var(--shade)}
.drawing{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.drawing .paper{fill:var(--paper)}
.drawing .accent{fill:var(--accent)}
.drawing .glow{fill:var(--glow)}
.drawing .shade{fill:var(--shade)}
@media (forced-colors:active){.drawing [class]{fill:Canvas;stroke:CanvasText}}
.family{stroke-width:1.6;display:block;width:100%;max-width:28rem;margin-inline:auto}
.small{display:block;width:64px;height:48px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:16px;margin:16px 0 24px;padding:0;list-style:none}
.cards li{padding:24px 24px 8px;background:var(--paper);border:1px solid var(--line);border-radius:12px}
.cards h3{margin:16px 0 4px;font:600 1.25rem/1.3 ${HEADING_FONT}}
.cards p{margin-top:0}
.screens{display:grid;gap:8px 32px}
.pair{display:grid;gap:0 64px}
.lines{margin:16px 0 0;padding:0;list-style:none}
.lines li{padding-block:12px;border-top:1px solid var(--line)}
.prices{display:flex;flex-wrap:wrap;gap:16px;margin:16px 0}
.prices div{flex:1 1 12rem;display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:16px 20px;background:var(--shade);border:1px solid transparent;border-radius:12px}
.prices dt{font-weight:400}
.prices dd{margin:0;font-size:1.5rem;font-weight:600;line-height:1.3}
.broad footer p{max-width:none}
@media (min-width:56rem){.opening{grid-template-columns:minmax(0,6fr) minmax(0,5fr);padding-block:24px}.screens{grid-template-columns:1fr 1fr}.screens figure:first-child{grid-column:1/-1}.pair{grid-template-columns:1fr 1fr}}
img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:10px}
figcaption{margin-top:8px;color:var(--soft)}
dl{margin:0}
dt{font-weight:600}
dd{margin:0 0 12px}
footer{margin-top:56px;padding-top:16px;border-top:1px solid var(--line);color:var(--soft)}
footer ul{display:flex;flex-wrap:wrap;gap:0 24px;margin:0;padding:0;list-style:none}
:focus-visible{outline:2px solid var(--text);outline-offset:2px;box-shadow:0 0 0 2px var(--paper)}
form{margin-top:24px}
fieldset{margin:0;padding:0 16px 16px;border:1px solid var(--line);border-radius:10px}
legend{padding-inline:8px;font-weight:600}
.field{margin-top:16px}
label{display:block;font-weight:600}
.hint{margin:0;color:var(--soft)}
input,select{width:100%;max-width:28rem;min-height:48px;margin-top:4px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:10px}
[aria-invalid=true]{border:2px solid var(--text)}
.wrong:empty{display:none}
.wrong{margin:4px 0 0;padding:8px 12px;background:var(--missing);border-radius:10px}
.figures{display:flex;flex-wrap:wrap;gap:8px 32px}
.figures dt{font-weight:400;color:var(--soft)}
.figures dd{margin:0;font-size:1.125rem;font-variant-numeric:tabular-nums}
.figures div:first-child{width:100%}
.figures div:first-child dd{font-size:2rem;font-weight:600;line-height:1.2}
.curve{display:block;width:100%;height:160px;margin-block:16px;border-bottom:1px solid var(--line)}
.curve polygon{fill:var(--primary);opacity:.15}
.curve polyline{fill:none;stroke:var(--primary);stroke-width:3;vector-effect:non-scaling-stroke}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:16px}
article{padding:0 16px 8px;border:1px solid var(--line);border-radius:10px}
h3{margin:24px 0 8px;font:600 1.0625rem/1.3 ${TEXT_FONT}}
article h3{margin-top:16px}
article .figures div:first-child dd{font-size:1.5rem}
summary{min-height:44px;padding-block:10px;color:var(--primary);cursor:pointer}
table{width:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{padding-bottom:8px;text-align:left;color:var(--soft)}
th,td{padding:6px 4px;text-align:right;border-bottom:1px solid var(--line)}
th:first-child{text-align:left}
.acts{display:flex;flex-wrap:wrap;gap:8px 16px}
button{min-height:48px;padding:8px 20px;font:inherit;color:var(--primary);background:none;border:1px solid currentColor;border-radius:10px;cursor:pointer}
button:disabled,fieldset:disabled input,fieldset:disabled select{opacity:.6}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.narrow,div.paper{display:none}
@media (max-width:30rem){.wide{display:none}.narrow{display:block;font-weight:400;color:var(--soft)}}
@media screen and (max-width:30rem){thead th{overflow-wrap:anywhere}#antwoord{margin-inline:-4px;padding-inline:4px;overflow-x:auto}}
@media print{div.paper{display:block}.paper div{display:flex;gap:16px;justify-content:space-between}header,footer,.drawing,.act,.acts,form{display:none}details::details-content{content-visibility:visible;height:auto}tr,figure,.cards li{break-inside:avoid}}
`;
