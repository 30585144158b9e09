import { isLoanType } from '../domain/contracts/types.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import type { Contract } from '../domain/wire/contract.ts';
import type { OrdersAnswer } from '../domain/wire/order.ts';
import { quoteAddress } from '../domain/wire/choices/sample.ts';
import type { Sample } from '../domain/wire/sample.ts';
import type { StatementAnswer } from '../domain/wire/statement.ts';
import type { CurrentUser } from '../domain/wire/user.ts';
import { answerChecker } from '../server/test/answerCheck.ts';
import { FOUNDER_EMAIL } from './family.ts';
import { fillFamily, type Ground, onStage } from './fill.ts';
import { samplePlan } from './plans.ts';
import { steadied } from './steadied.ts';

/** The calls of the screens without an argument. Those of a superadmin or a visitor are in no sample. */
const ALWAYS = [
  'user',
  'users?own=1',
  'contracts',
  'contracts/archived',
  'contracts/years',
  'contracts/unconfirmed',
  'gifts/shares',
  'plans',
  'family/access',
  'adviser-links',
  'activity',
  'notices',
  'notices/choices',
  'mandates',
  'contested',
  'calendar',
  'orders',
  'passkeys',
  'security',
  'sessions',
  'bank-import/known',
];
/** The calls of the page of a contract. */
const OF_A_CONTRACT = ['contract', 'contract/proposals', 'contract/documents'];
/** And those of a loan, for trying something out. */
const OF_A_LOAN = [...OF_A_CONTRACT, 'contract/what-ifs'];
/** The meter of gifts is requested for years around the day: this many before it, and the next one. */
const METER_YEARS = 3;

/**
 * Fills an empty database with the sample family and requests everything its founder can see.
 * @throws Error if an answer does not match the API description, or the sample breaks a rule.
 */
export const recordSample = (ground: Ground): Promise<Sample> =>
  onStage(ground, async (stage) => {
    const begun = Date.now();
    await fillFamily(stage);
    const jan = await stage.as(FOUNDER_EMAIL);
    const day = todayInAmsterdam(ground.clock());
    const { children } = await jan.send<CurrentUser>('GET', '/user');
    const bram = children.find(({ firstname }) => firstname === 'Bram');
    // Users of the demo make a plan of their own; here nobody can.
    await jan.send('POST', '/plan', samplePlan(bram?.hashid ?? '', day));
    const asked: Sample['answers'] = {};
    const ask = async (address: string): Promise<unknown> => (asked[address] = await jan.send('GET', `/${address}`));
    for (const address of ALWAYS) await ask(address);
    for (const { hashid, type } of asked['contracts'] as Contract[])
      for (const path of isLoanType(type) ? OF_A_LOAN : OF_A_CONTRACT) await ask(`${path}?hashid=${hashid}`);
    await askYears(ask, Number(day.slice(0, 4)));
    const { plan, most } = asked['orders'] as OrdersAnswer;
    for (let children = plan.children + 1; children <= most; children++)
      asked[quoteAddress(children)] = await jan.send('POST', '/order/quote', { children });
    const answers = steadied(asked, begun, ground.clock());
    checkAnswers(answers, stage.app.swagger());
    return { day, answers };
  });

/** @throws Error if one does not match the API description */
export function checkAnswers(answers: Sample['answers'], described: unknown): void {
  const wrongs = answerChecker(described);
  for (const [address, body] of Object.entries(answers)) {
    const [path = ''] = address.split('?');
    const method = path === 'order/quote' ? 'POST' : 'GET';
    const wrong = wrongs({ method, path: `/api/v1/${path}`, status: 200, body });
    if (wrong.length > 0) throw new Error(`The sample was answered wrongly at ${address}: ${wrong.join('; ')}`);
  }
}

/** The meter of gifts around this year, and each existing annual statement. */
async function askYears(ask: (address: string) => Promise<unknown>, thisYear: number): Promise<void> {
  for (let year = thisYear - METER_YEARS; year <= thisYear + 1; year++) await ask(`gifts/meter?year=${year}`);
  const own = (await ask(`statement?year=${thisYear - 1}`)) as StatementAnswer;
  for (const year of own.years.filter((one) => one <= thisYear)) {
    await ask(`statement/elsewhere?year=${year}`);
    await ask(`statement?year=${year}`);
    for (const { hashid } of own.people) await ask(`statement?year=${year}&person=${hashid}`);
  }
}
