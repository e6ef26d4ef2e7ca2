import type { WorkQuestion } from '@hwjy/sdk'
import { Banner, IconButton, Ruby, Skeleton } from '@hwjy/ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { correctedReadings, syllablesOf, type ToneRow, toneRows } from './compare-tones.ts'
import { hearTake } from './hear-take.ts'
import * as css from './tone-help.css.ts'

export interface ToneHelpProps {
  question: WorkQuestion
  take: { id: string; blob: Blob | null; url: string | null }
  /** "Recording 1" */
  name: string
  onClose: () => void
}

type Heard =
  | { status: 'hearing' }
  | { status: 'heard'; rows: readonly ToneRow[]; hasModel: boolean }
  | { status: 'tooShort' }
  | { status: 'failed' }

/** The learner's pitch over the question's own sound, or over the tones of its pinyin, syllable by syllable. */
export default function ToneHelp({ question, take, name, onClose }: ToneHelpProps) {
  const { t } = useTranslation('tones')
  const [heard, setHeard] = useState<Heard>({ status: 'hearing' })
  useEffect(() => {
    let isGone = false
    compare(question, take).then(
      (found) => {
        if (!isGone) setHeard(found)
      },
      () => {
        if (!isGone) setHeard({ status: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [question, take])
  return (
    <section aria-label={t('title', { name })} className={css.help}>
      <header className={css.head}>
        <h3 className={css.heading}>{t('title', { name })}</h3>
        <IconButton label={t('close')} icon={<X aria-hidden size={18} />} onClick={onClose} />
      </header>
      {heard.status === 'hearing' && (
        <Waiting>
          <Skeleton height="6rem" />
        </Waiting>
      )}
      {heard.status === 'tooShort' && <Banner>{t('tooShort')}</Banner>}
      {heard.status === 'failed' && <Banner tone="warning">{t('failed')}</Banner>}
      {heard.status === 'heard' && (
        <>
          <p className={css.legend}>
            <span className={css.ownKey}>{t('own')}</span>
            <span className={css.modelKey}>{t(heard.hasModel ? 'model' : 'contour')}</span>
          </p>
          <ol className={css.syllables}>
            {heard.rows.map((row, place) => (
              <Syllable key={place} row={row} />
            ))}
          </ol>
        </>
      )}
      <p className={css.note}>{t('note')}</p>
    </section>
  )
}

function Syllable({ row: { hanzi, pinyin, heard, own, model, verdict } }: { row: ToneRow }) {
  const { t } = useTranslation('tones')
  return (
    <li className={css.syllable} data-verdict={verdict}>
      <Ruby pairs={[{ text: hanzi, pinyin }]} />
      <svg aria-hidden viewBox="0 0 64 48" className={css.curves}>
        <path d="M0 24H64" className={css.middle} />
        {model && <path d={pathOf(model)} className={css.modelCurve} />}
        {own && <path d={pathOf(own)} className={css.ownCurve} />}
      </svg>
      <span className={css.verdict}>{t(`verdict.${verdict}`)}</span>
      {verdict === 'again' && heard !== null && <span className={css.heard}>{t(`heard.${heard}`)}</span>}
    </li>
  )
}

/** Heights beyond the edges of a voice are drawn at the edge of the box. */
const pathOf = (contour: readonly number[]) =>
  contour
    .map((value, place) => {
      const x = 4 + (56 * place) / Math.max(1, contour.length - 1)
      const y = 24 - 18 * Math.max(-1.2, Math.min(1.2, value))
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')

async function compare(question: WorkQuestion, take: ToneHelpProps['take']): Promise<Heard> {
  const blob = take.blob ?? (take.url === null ? null : await soundAt(take.url))
  const { readingsOf } = await import('@hwjy/ui/pinyin')
  const field = question.passage === '' ? 'title' : 'passage'
  const text = question[field]
  const corrected = question.ruby.filter((reading) => reading.field === field)
  const syllables = syllablesOf(text, correctedReadings(readingsOf(text), corrected))
  const count = syllables.filter((syllable) => syllable !== null).length
  const own = blob && (await hearTake(blob, count))
  if (!own) return { status: 'tooShort' }
  const sound = question.attachments.find(({ contentType }) => contentType.startsWith('audio/'))
  // A model that cannot be read is none: the tones of the pinyin are there.
  const model = sound
    ? await soundAt(sound.resourceUrl)
        .then((found) => hearTake(found, count))
        .catch(() => null)
    : null
  return { status: 'heard', rows: toneRows(syllables, own, model), hasModel: model !== null }
}

const soundAt = async (address: string) => (await fetch(address)).blob()
