import { chromium } from 'playwright';
import { preview } from 'vite';
const server = await preview({
  preview: { port: 6301, host: '127.0.0.1', strictPort: true },
  logLevel: 'silent',
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const base = 'http://127.0.0.1:6301';
const jobs = JSON.parse(process.argv[2]);
for (const job of jobs) {
  const context = await browser.newContext({
    viewport: { width: job.w, height: job.h ?? 900 },
    locale: job.lang ?? 'en-US',
    colorScheme: job.dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', job.name, e.message));
  page.on(
    'console',
    (m) => m.type() === 'error' && console.log('console', job.name, m.text().slice(0, 200)),
  );
  try {
    await page.goto(base + '/');
    if (job.person) {
      await page.locator('main button').first().click();
      await page.getByRole('button', { name: job.person }).click();
      if (job.tenant) {
        await page.getByRole('heading', { name: 'Select Tenant' }).waitFor();
        await page.locator('main button').first().click();
        await page.getByRole('option', { name: job.tenant }).click();
        await page
          .getByRole('button', { name: /OK|Continue|Okay|Enter|Go/ })
          .last()
          .click();
      }
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(1200);
    }
    if (job.path) {
      await page.goto(base + job.path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(900);
    }
    for (const step of job.steps ?? []) {
      if (step.click)
        await page
          .getByRole(step.role ?? 'button', { name: step.re ? new RegExp(step.click) : step.click })
          .first()
          .click();
      if (step.key) await page.keyboard.press(step.key);
      if (step.type) await page.keyboard.type(step.type);
      await page.waitForTimeout(step.wait ?? 500);
    }
    await page.screenshot({ path: `/tmp/shots/${job.name}.png`, fullPage: job.full ?? false });
  } catch (e) {
    console.log('FAIL', job.name, e.message.slice(0, 300));
    await page.screenshot({ path: `/tmp/shots/${job.name}.png` });
  }
  await context.close();
}
await browser.close();
await server.close();
process.exit(0);
