import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const { body: document } = await world.app.inject({ url: '/api/openapi.json' });
const bare = JSON.stringify({ openapi: '3.1.0', info: { title: 'Bare', version: '1' }, paths: {} });

test.each(['recommended', 'recommended-strict'] as const)(
  'the document passes the rules of Redocly [DV-06]: %s',
  async (preset) => {
    expect(await faultsByRedocly(document, preset)).toEqual([]);
    expect(await faultsByRedocly(bare, preset)).toContainEqual(expect.stringContaining('info-license'));
  },
);

test('the document passes the recommended rules of Spectral [DV-06]', async () => {
  expect(await faultsBySpectral(document)).toEqual([]);
  expect(await faultsBySpectral(bare)).toContainEqual(expect.stringContaining('info-contact'));
});

async function faultsByRedocly(source: string, preset: 'recommended' | 'recommended-strict') {
  const config = await createConfig({ extends: [preset] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

async function faultsBySpectral(source: string) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(new spectralCore.Ruleset(spectralRulesets.oas));
  const problems = await spectral.run(source);
  return problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
}
