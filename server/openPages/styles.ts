/**
 * The stylesheet of the open pages: the look of docs/screens.md 6, in light and dark, on the fonts of the device: they
 * are read once, often on a phone.
 */
export const styles = `:root{color-scheme:light dark;--text:#1E2A28;--soft:#4F5E5A;--ground:#FAF7F2;--line:#D9D2C5;--primary:#0E5A4F;--on-primary:#FFFFFF;--missing:#FBE4E1}
@media (prefers-color-scheme:dark){:root{--text:#EDF2EF;--soft:#AEBBB6;--ground:#0F1716;--line:#2F3D3A;--primary:#6FCFB9;--on-primary:#06251F;--missing:#2B1F1E}}
*{box-sizing:border-box}
html{font:100%/1.6 Figtree,system-ui,sans-serif}
body{margin:0;padding:0 max(16px,4vw) 64px;background:var(--ground);color:var(--text);overflow-wrap:break-word}
header,main,footer{max-width:42rem;margin-inline:auto}
header{display:flex;flex-wrap:wrap;gap:0 24px;align-items:center;justify-content:space-between;padding-block:16px}
a{color:var(--primary);text-underline-offset:.2em}
header a,footer a{display:inline-flex;align-items:center;min-height:44px}
.brand{font:600 1.375rem/1.2 Fraunces,Georgia,serif;text-decoration:none}
h1{margin:24px 0 8px;font:600 2rem/1.2 Fraunces,Georgia,serif}
h2{margin:40px 0 8px;font:600 1.25rem/1.3 Fraunces,Georgia,serif}
.intro{font-size:1.125rem;color:var(--soft)}
.missing{padding:12px 16px;background:var(--missing);border:1px solid var(--text);border-radius:10px}
.act{display:inline-flex;align-items:center;min-height:48px;margin:8px 16px 8px 0;padding:10px 20px;font-weight:600;color:var(--on-primary);background:var(--primary);border:1px solid var(--primary);border-radius:10px;text-decoration:none}
figure{margin:16px 0 24px}
img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:10px}
figcaption{margin-top:8px;color:var(--soft)}
dl{margin:0}
dt{font-weight:600}
dd{margin:0 0 12px}
footer{margin-top:56px;padding-top:16px;border-top:1px solid var(--line);color:var(--soft)}
footer ul{display:flex;flex-wrap:wrap;gap:0 24px;margin:0;padding:0;list-style:none}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
@media print{header,footer,.act{display:none}}
`;
