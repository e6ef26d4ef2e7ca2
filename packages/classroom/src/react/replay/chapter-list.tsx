import { clock } from '@hwjy/ui'
import type { ClassReplay } from '../../ports/class-replay.ts'
import { type Chapter, chapterNow } from '../../core/replay/chapters.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSelection } from '../store/use-selection.ts'
import { practiceName } from '../tools/use-tools.ts'
import { useToolWords } from '../tools/use-tool-words.ts'
import * as css from './chapter-list.css.ts'
import { replayWords } from './words/replay-words.ts'

/** The parts of a class. A press goes to where one begins. */
export function ChapterList({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const nameOf = useChapterName()
  const { chapters, current, startedAt } = useSelection(replay, ({ chapters, at, startedAt }) => ({
    chapters,
    current: chapterNow(chapters, startedAt + at),
    startedAt,
  }))
  if (chapters.length === 0) return <p className={css.empty}>{t('noChapters')}</p>
  return (
    <ol className={css.list} aria-label={t('chapters')}>
      {chapters.map((chapter, index) => (
        // Two may begin at once, and more only follow.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <button
            type="button"
            className={css.chapter}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => replay.seek(chapter.at - startedAt)}
          >
            <span className={css.time}>{clock(Math.floor((chapter.at - startedAt) / 1_000))}</span>
            <span>{nameOf(chapter)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function useChapterName(): (chapter: Chapter) => string {
  const t = useWords(replayWords)
  const tTools = useToolWords()
  const address = usePersonAddress()
  return (chapter) => {
    switch (chapter.kind) {
      case 'start':
        return t('start')
      case 'page':
        return t('page', { no: chapter.no })
      case 'practice':
        return practiceName(tTools, chapter.practice)
      case 'rollCall':
      case 'picker':
        return tTools(chapter.kind)
      case 'stage':
      case 'share':
        return t(chapter.kind, { name: address(chapter.name) })
      default:
        return chapter satisfies never
    }
  }
}
