import type { Calculator } from '../../calculators/calculator.ts';
import { CALCULATORS, calculatorBody, pathOf } from '../../calculators/page.ts';
import { html } from '../../identity/pages/html.ts';
import type { OpenPage } from './openPage.ts';

/** The script of all calculators, made by the build of the app (webpack.config.js). */
const SCRIPT = '/calculators.js';

/** A calculator as a public page: it contains the first answer, its script draws the next. */
export const calculatorPage = (calculator: Calculator): OpenPage => ({
  title: calculator.title,
  description: calculator.description,
  body: (today) => calculatorBody(calculator, today),
  script: SCRIPT,
});

/** The calculations that need no account. */
export const calculatorsPage: OpenPage = {
  title: 'Rekenen',
  description: 'Reken zonder account uit wat een lening of een schenking in je familie kost, en zie het naast elkaar.',
  body: () =>
    html`<p class="intro">Reken het eerst uit. Je hebt geen account nodig, en wat je invult blijft op je apparaat.</p>
      ${CALCULATORS.map(
        (calculator) =>
          html`<h2><a href="${pathOf(calculator)}">${calculator.title}</a></h2>
            <p>${calculator.intro}</p>`,
      )}`,
};
