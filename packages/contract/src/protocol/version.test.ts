import { expect, test } from 'vitest';
import { isNewerVersion, SITE_VERSION } from './version.ts';

test('the current version is 2024.06.06.002 [RV-02]', () => {
  expect(SITE_VERSION).toBe('2024.06.06.002');
});

test.each([
  { candidate: '2024.06.06.003', isNewer: true },
  { candidate: '2024.10.01.001', isNewer: true },
  { candidate: '2025.01.01.001', isNewer: true },
  { candidate: '2024.06.06.010', isNewer: true },
  { candidate: '2024.6.6.2.1', isNewer: true },
  { candidate: '2024.06.06.002', isNewer: false },
  { candidate: '2024.6.6.2', isNewer: false },
  { candidate: '2024.06.06.001', isNewer: false },
  { candidate: '2023.12.31.999', isNewer: false },
  { candidate: '2024', isNewer: false },
  { candidate: '', isNewer: false },
  { candidate: '<!doctype html>', isNewer: false },
  { candidate: '2099.x', isNewer: false },
])('$candidate is newer than 2024.06.06.002: $isNewer [RV-02]', ({ candidate, isNewer }) => {
  expect(isNewerVersion(candidate, '2024.06.06.002')).toBe(isNewer);
});
