import type { Language } from '@hwjy/sdk'
import { Link } from '@hwjy/ui'
import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './legal-page.css.ts'
import { type LegalDocument, type LegalSection, loadLegalText } from './legal-text.ts'

/** Contents and text. Suspends while it is fetched. */
export function LegalArticle({ document: name, language }: { document: LegalDocument; language: Language }) {
  const { t } = useTranslation('legal')
  const { intro, sections } = use(loadLegalText(name, language))
  useEffect(() => {
    // The browser looked for the anchor before the text was there.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])
  return (
    <div className={css.columns}>
      <nav aria-labelledby="contents" className={css.contents}>
        <h2 id="contents" className={css.contentsHeading}>
          {t('contents')}
        </h2>
        <ol className={css.contentsList}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="quiet" className={css.contentsLink}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article className={css.text}>
        <p className={css.intro}>{intro}</p>
        {sections.map((section, i) => (
          <Section key={section.id} no={i + 1} section={section} />
        ))}
      </article>
    </div>
  )
}

function Section({ no, section: { id, heading, blocks } }: { no: number; section: LegalSection }) {
  return (
    <section id={id} className={css.section}>
      <h2 className={css.heading}>
        <span className={css.number}>{no}</span> {heading}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]} className={css.list}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
