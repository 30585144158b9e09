import type { Act } from './act.ts';
import type { Line } from './line.ts';

/**
 * The shortest line that still shows it, as far as leaving acts out finds one: halves first, then smaller pieces, then
 * one by one; people with no part in it are left out too.
 * @param shows plays a line
 */
export async function shrink(line: Line, shows: (line: Line) => Promise<boolean>): Promise<Line> {
  let { acts } = line;
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < acts.length;) {
      const shorter = [...acts.slice(0, at), ...acts.slice(at + size)];
      if (shorter.length < acts.length && (await shows({ ...line, acts: shorter }))) acts = shorter;
      else at += size;
    }
  }
  const named = new Set(acts.flatMap(namesIn));
  const needed = (name: string): boolean =>
    named.has(name) || line.setup.some((one) => (one.of === name || one.account === name) && needed(one.name));
  const setup = line.setup.filter(({ name, is }) => is === 'founder' || needed(name));
  return setup.length < line.setup.length && (await shows({ setup, acts })) ? { setup, acts } : { ...line, acts };
}

function namesIn(act: Act): string[] {
  if (act.do === 'again') return act.acts.flatMap(namesIn);
  if (act.do === 'wait') return [];
  return [act.by, ...('whom' in act ? [act.whom] : []), ...(act.do === 'make' ? [...act.from, ...act.to] : [])];
}

/** A line as a person reads it: its people, and a step a row. */
export function written({ setup, acts }: Line): string {
  const families = [...new Set(setup.map(({ family }) => family))].map((family) => {
    const people = setup.filter((one) => one.family === family);
    return `${family}: ${people.map(({ name, of, login, manages, is }) => `${name}${of === undefined ? '' : ` (partner of ${of})`}${is === 'founder' || manages === true ? ', manages' : login === true ? ', login' : ', no login'}`).join('; ')}`;
  });
  return [...families, ...acts.map((act, at) => `${at + 1}. ${step(act)}`)].join('\n');
}

function step(act: Act): string {
  if (act.do === 'wait') return `${act.days} day(s) pass`;
  if (act.do === 'again') return `${act.times} times: ${act.acts.map(step).join('; ')}`;
  const loan = 'loan' in act ? ` loan ${act.loan}` : '';
  const whom = 'whom' in act ? ` ${act.do === 'give mandate' ? 'to' : 'of'} ${act.whom}` : '';
  const sides = act.do === 'make' ? ` from ${act.from.join(' and ')} to ${act.to.join(' and ')}` : '';
  const what = 'what' in act ? ` ${act.what}` : 'answer' in act ? ` ${act.answer}` : '';
  const paper = ('paper' in act && act.paper) || ('signed' in act && act.signed) ? ', on paper' : '';
  const matters = 'matters' in act ? ` for ${act.matters.join(', ')}` : '';
  const not = ('no' in act && act.no) || ('stop' in act && act.stop) ? ', no' : '';
  return `${act.by}: ${act.do}${what}${loan}${sides}${whom}${matters}${paper}${not}`;
}
