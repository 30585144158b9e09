import { enterFamily, forgetFamily } from './tabFamily.ts';

beforeEach(() => sessionStorage.clear());

/** The family of a page loaded at this address, and its address afterwards. */
function loaded(address: string) {
  history.replaceState(null, '', address);
  return [enterFamily(window), location.pathname + location.search + location.hash];
}

test('S-111 an address names the family of this tab: it leaves the address, and a reload and other pages keep it', () => {
  expect(loaded('/overzicht')).toEqual([null, '/overzicht']);
  expect(loaded('/lening/abc?familie=k3J9pQ&jaar=2026#schema')).toEqual(['k3J9pQ', '/lening/abc?jaar=2026#schema']);
  expect(loaded('/aangemeld?code=x&state=y')).toEqual(['k3J9pQ', '/aangemeld?code=x&state=y']);
  expect(loaded('/overzicht?familie=ander')).toEqual(['ander', '/overzicht']);
  // No personal data, and nothing that outlives the tab.
  expect([Object.entries(sessionStorage), localStorage.length]).toEqual([[['onderling-familie', 'ander']], 0]);
  expect(loaded('/overzicht?familie=')).toEqual([null, '/overzicht']);
});

test.each(['%C3%A9', 'a%0D%0Ab', 'a%20b', 'x'.repeat(65)])(
  'S-111 a value that no header can hold is no family: %s',
  (written) => {
    loaded('/overzicht?familie=k3J9pQ');
    expect(loaded(`/overzicht?familie=${written}`)).toEqual([null, '/overzicht']);
  },
);

test('the next person to log in in this tab is not taken for a member of it', () => {
  loaded('/overzicht?familie=k3J9pQ');
  forgetFamily(sessionStorage);
  expect(loaded('/overzicht')[0]).toBeNull();
});
