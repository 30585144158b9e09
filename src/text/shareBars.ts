/** The words of the bars that show what each child got. */
export const shareBarsText = {
  perChild: 'Per kind',
  toPage: 'Bekijk gelijk delen',
  parts: { received: 'Geschonken', forgiven: 'Kwijtgescholden', open: 'Geleend en nog open' },
  chart: 'Wat ieder kind kreeg en nog moet terugbetalen',
  nothing: 'niets',
} as const;
