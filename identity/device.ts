const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'een iPhone'],
  [/\biPad\b/, 'een iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'een Mac'],
  [/\bCrOS\b/, 'een Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: readonly (readonly [RegExp, string])[], agent: string) =>
  table.find(([sign]) => sign.test(agent))?.[1];

/** Names a device from its User-Agent so that a person recognizes it: 'Chrome op Windows'. The header is not kept. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)];
  if (browser && system) return `${browser} op ${system}`;
  return browser ?? (system ? `Browser op ${system}` : 'Onbekend apparaat');
}
