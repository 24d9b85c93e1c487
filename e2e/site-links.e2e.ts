import { expect, test } from '@playwright/test';
import { FAILING_SITE } from './sites.ts';

test('outside links are configured by the deployment and open safely [SH-01, SH-07]', async ({ page }) => {
  await page.goto(`${FAILING_SITE}/faq`);

  const support = page.getByRole('link', { name: 'Support', exact: true });
  for (const link of await support.all()) {
    await expect(link).toHaveAttribute('href', 'https://help.wallabee.example/');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  await expect(
    page.getByRole('main').locator('a[href="https://help.wallabee.example/"]').first(),
  ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /iPhone/ })).toHaveAttribute(
    'href',
    'https://apps.wallabee.example/bee',
  );
  for (const link of await footer.locator('a[href^="http"]').all())
    await expect(link).toHaveAttribute('rel', /noopener/);
});
