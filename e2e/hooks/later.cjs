/** Loaded before the product (node --require) where days have passed: DAYS_LATER says how many its clock is ahead. */
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
