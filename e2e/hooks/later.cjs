/** Loaded before the product (node --require) in tests where days pass: DAYS_LATER is how many its clock is ahead. */
const ahead = Number(process.env.DAYS_LATER) * 86_400_000;
const RealDate = Date;
globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
