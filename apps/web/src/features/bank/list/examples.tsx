import { Button, Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { titleWithGaps } from '../../../shared/questions/typed-draft.ts'
import * as css from '../bank.css.ts'
import { newQuestionPath } from '../bank-paths.ts'
import { exampleNames, exampleQuestions } from '../example-questions.ts'

/** Fills an empty bank with one question of each kind, ready to be changed and kept. */
export function Examples() {
  const { t } = useTranslation('bank')
  return (
    <section aria-label={t('examples')} className={css.panel}>
      <h2>{t('examples')}</h2>
      <ul className={css.examples}>
        {exampleNames.map((name) => (
          <Card asChild key={name} className={css.example}>
            <li>
              <div>
                <p className={css.small}>{t(`example.${name}`)}</p>
                <p lang="zh-Hans">{titleWithGaps(exampleQuestions[name])}</p>
              </div>
              <Button size="sm" asChild>
                <Link to={newQuestionPath({ example: name })}>{t('useExample')}</Link>
              </Button>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}
