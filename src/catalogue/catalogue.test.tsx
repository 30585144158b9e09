import path from 'node:path';
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import type { Entry } from './entry.ts';
import { everyEntry } from './everyEntry.ts';
import { excused } from './excused.ts';
import { Surroundings } from './Surroundings.tsx';
import { componentFiles, componentsOf, SRC } from './test/sources.ts';

// jest has no workers, and nothing here starts one.
jest.mock('../components/bankFiles/startBankWorker.ts', () => ({ startBankWorker: jest.fn() }));
jest.mock('../components/bankImport/startMatchWorker.ts', () => ({ startMatchWorker: jest.fn() }));

/** The memory that React has of an element it drew. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

function* drawnIn(fiber: Fiber | null): Generator {
  for (let one = fiber; one !== null; one = one.sibling) {
    yield one.type;
    yield* drawnIn(one.child);
  }
}

/** Draws a state, with the chunks and answers that it waits for. */
async function draw(state: Entry['states'][string]): Promise<RenderResult> {
  const shown = typeof state === 'function' ? state(() => undefined) : state;
  // oxlint-disable-next-line typescript/require-await -- an async function has React wait for what comes after it
  return act(async () => render(<Surroundings>{shown}</Surroundings>));
}

function fiberOf(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  return (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]?.stateNode.current ?? null;
}

describe('the catalogue of components', () => {
  it('has an entry for each file of src/components and src/forms that holds a component, or a reason why not', () => {
    const entries = everyEntry.map(({ file }) => file);
    expect([...entries, ...Object.keys(excused)].toSorted()).toEqual(componentFiles().toSorted());
  });

  it.each(everyEntry)('shows every component of $file, and something in each state', async ({ file, states }) => {
    const module = jest.requireActual<Record<string, unknown>>(path.join(SRC, file));
    const drawn = new Set<unknown>();
    for (const [name, state] of Object.entries(states)) {
      const { container, baseElement } = await draw(state);
      expect([name, baseElement.querySelectorAll('body > * *').length > 0]).toEqual([name, true]);
      for (const type of drawnIn(fiberOf(container))) drawn.add(type);
      cleanup();
    }
    expect(componentsOf(file).filter((name) => !drawn.has(module[name]))).toEqual([]);
  });
});
