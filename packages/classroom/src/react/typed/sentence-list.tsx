import { Button, IconButton } from '@hwjy/ui'
import { Mic as RecordIcon, Square as StopIcon, Trash2 as RemoveIcon } from 'lucide-react'
import * as css from '../tools/tool-card.css.ts'
import * as typed from './typed.css.ts'
import { useTypedWords } from './typed-words.ts'
import type { SentenceTakes } from './use-sentence-takes.ts'

// What the browser itself says for what is heard.
const Sound = 'audio'

/** The sentences of a dictation, each with what was recorded for it, which students hear instead of the teacher. */
export function SentenceList({ sentences, takes: all }: { sentences: readonly string[]; takes: SentenceTakes }) {
  const t = useTypedWords()
  const { takes, recorded, isHearing, problem } = all
  return (
    <div className={css.rows}>
      <p className={css.label}>{t('recordings')}</p>
      <ol className={typed.sentences}>
        {sentences.map((sentence, i) => {
          const take = takes.get(sentence)
          const label = t('sentence', { no: i + 1 })
          return (
            <li key={sentence} className={typed.sentenceRow}>
              <span lang="zh-CN" className={typed.sentenceText}>
                {sentence}
              </span>
              {recorded === sentence ? (
                <Button size="sm" tone="primary" isBusy={!isHearing} onClick={all.stop}>
                  <StopIcon size={16} aria-hidden /> {t('stopRecording')}
                </Button>
              ) : (
                <IconButton
                  size="sm"
                  label={`${label}: ${t(take ? 'recordAgain' : 'record')}`}
                  icon={<RecordIcon size={16} />}
                  disabled={recorded !== null}
                  onClick={() => all.record(sentence)}
                />
              )}
              {take && recorded !== sentence && (
                <>
                  <IconButton
                    size="sm"
                    label={`${label}: ${t('removeRecording')}`}
                    icon={<RemoveIcon size={16} />}
                    onClick={() => all.remove(sentence)}
                  />
                  <Sound controls src={take.url} className={typed.sound} aria-label={`${label}: ${t('listen')}`} />
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p className={css.muted}>{t('recordingsHint')}</p>
      {problem !== null && <p role="alert">{t(wordOf(problem))}</p>}
    </div>
  )
}

const wordOf = (problem: NonNullable<SentenceTakes['problem']>) =>
  problem === 'permission-denied'
    ? 'recordDenied'
    : problem === 'empty' || problem === 'silent'
      ? 'recordSilent'
      : 'recordFailed'
