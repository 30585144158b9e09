import { turned, within, zoomed, ZOOM } from './cropMaths.ts';

const frame = { media: { width: 400, height: 300 }, cut: { width: 300, height: 300 }, zoom: 1, rotation: 0 };

test('a photo moves only as far as it sticks out, so the crop stays filled', () => {
  expect(within({ x: 80, y: 20 }, frame)).toEqual({ x: 50, y: 0 });
  expect(within({ x: -80, y: -20 }, { ...frame, zoom: 2 })).toEqual({ x: -80, y: -20 });
  expect(within({ x: 900, y: 900 }, { ...frame, zoom: 2 })).toEqual({ x: 250, y: 150 });
});

test('a quarter turn swaps the sides', () => {
  expect(turned({ width: 4, height: 3 }, 90)).toEqual({ width: 3, height: 4 });
  expect(turned({ width: 4, height: 3 }, 180)).toEqual({ width: 4, height: 3 });
  expect(within({ x: 80, y: 80 }, { ...frame, rotation: 270 })).toEqual({ x: 0, y: 50 });
});

test('zooming goes in steps and stops at both ends', () => {
  expect([zoomed(1, 1), zoomed(1.2, -1), zoomed(1, -1), zoomed(ZOOM.max, 1)]).toEqual([1.2, 1, 1, ZOOM.max]);
});
