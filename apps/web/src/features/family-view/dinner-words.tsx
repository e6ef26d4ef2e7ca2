import type { SupervisionDetail } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { SoundButton } from '../../shared/hanzi/sound-button.tsx'
import * as css from './family-view.css.ts'

/** Enough for a talk at dinner. */
const WORDS = 3

/** Three words of the last lesson that taught any, for a parent who may know no Chinese. */
export function DinnerWords({ lessons }: Pick<SupervisionDetail, 'lessons'>) {
  const { t } = useTranslation('family')
  const last = lessons.find(({ words, attendance }) => words.length > 0 && attendance !== 'absent')
  if (!last) return null
  return (
    <section className={css.section} aria-labelledby="dinner">
      <h2 id="dinner">{t('dinner.heading')}</h2>
      <p className={css.muted}>
        {t('dinner.from')} <ChosenName>{last.lessonName}</ChosenName>
      </p>
      <ul className={css.words}>
        {last.words.slice(0, WORDS).map(({ hanzi, pinyin, meaning }) => (
          <li key={hanzi} className={css.word}>
            <span className={css.hanzi}>
              <HanziText text={hanzi} />
            </span>
            <span className={css.reading}>
              <span lang="zh-Latn-pinyin">{pinyin}</span>
              <span className={css.muted}>{meaning}</span>
            </span>
            <SoundButton text={hanzi} />
          </li>
        ))}
      </ul>
    </section>
  )
}
