import { type ChapterContent, useGetChapter } from '@hwjy/sdk'
import { Button, EmptyState, HanziText, IconButton } from '@hwjy/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { OwnStarButton, StarButton } from '../../shared/favourites/star-button.tsx'
import { useKept } from '../../shared/favourites/use-kept.ts'
import { HanText } from '../../shared/han-text.tsx'
import { SoundButton } from '../../shared/hanzi/sound-button.tsx'
import { PinyinSwitch, WithPinyin } from '../../shared/hanzi/with-pinyin.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { studentPath } from '../../shared/page/student-paths.ts'
import * as page from '../../shared/page.css.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as css from './study.css.ts'
import { useReading } from './use-reading.ts'

/** A chapter to read alone, before and after class: its words first, then its text sentence by sentence. */
export default function ChapterPage() {
  const { t } = useTranslation('study')
  const { courseId = '', chapterId = '' } = useParams()
  const chapter = useGetChapter({ courseId, chapterId })
  useSubjectTitle(chapter.data?.name)
  return (
    <div className={page.page}>
      <BackLink to={`${coursePaths.detail(courseId)}&tab=chapters`} label={t('tabs.chapters')} />
      {isNotYours(chapter.error) ? (
        <EmptyState drawing="search" title={<h1>{t('notYours')}</h1>} description={t('notYoursText')}>
          <OtherChildren />
        </EmptyState>
      ) : chapter.data ? (
        <Chapter key={chapterId} chapter={chapter.data} />
      ) : (
        <NoList query={chapter} title={<h1>{t('chapterError')}</h1>} rows={6} />
      )}
    </div>
  )
}

function Chapter({ chapter }: { chapter: ChapterContent }) {
  const { t } = useTranslation('study')
  const { courseId, chapterId, name, summary, words, text, previousChapterId, nextChapterId } = chapter
  const kept = useKept(
    'student',
    'word',
    words.map(({ hanzi }) => hanzi),
  )
  return (
    <WithPinyin>
      <header className={css.row}>
        <div className={page.head}>
          <h1>
            <HanText>{name}</HanText>
          </h1>
          {summary !== '' && <p className={css.muted}>{summary}</p>}
        </div>
        <div className={css.row}>
          {text.length > 0 && <PinyinSwitch />}
          <OwnStarButton viewer="student" target={{ targetType: 'chapter', targetId: chapterId }} name={name} />
        </div>
      </header>
      {text.length === 0 && words.length === 0 ? (
        <EmptyState drawing="board" title={t('chapterEmpty')} description={t('chapterEmptyText')} />
      ) : (
        <div className={css.reader}>
          <section aria-labelledby="words">
            <h2 id="words">{t('words', { count: words.length })}</h2>
            <ul className={css.words}>
              {words.map(({ hanzi, pinyin, meaning }) => (
                <li key={hanzi} className={css.word}>
                  <span lang="zh-Hans" className={css.hanzi}>
                    {hanzi}
                  </span>
                  <span className={css.wordText}>
                    <span lang="zh-Latn-pinyin">{pinyin}</span>
                    <span className={css.muted}>{meaning}</span>
                  </span>
                  <SoundButton text={hanzi} />
                  <StarButton
                    viewer="student"
                    target={{ targetType: 'word', text: hanzi, source: { kind: 'chapter', id: chapterId } }}
                    name={hanzi}
                    kept={kept.get(hanzi)}
                  />
                </li>
              ))}
            </ul>
          </section>
          <Text chapter={chapter} />
        </div>
      )}
      <div className={css.row}>
        {previousChapterId !== null && (
          <Button asChild>
            <Link to={studentPath.chapter(courseId, previousChapterId)}>{t('previous')}</Link>
          </Button>
        )}
        {nextChapterId !== null && (
          <Button asChild tone="primary">
            <Link to={studentPath.chapter(courseId, nextChapterId)}>{t('nextChapter')}</Link>
          </Button>
        )}
      </div>
    </WithPinyin>
  )
}

/** The sentences, one of them in front: buttons lead from one to the next and read it aloud. */
function Text({ chapter }: { chapter: ChapterContent }) {
  const { t } = useTranslation('study')
  const { courseId, chapterId, text, words } = chapter
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  useReading({ courseId, chapterId }, text.length)
  function go(next: number) {
    setCurrent(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  if (text.length === 0) return null
  return (
    <section aria-labelledby="text">
      <div className={css.row}>
        <h2 id="text">{t('text')}</h2>
        <div className={css.row}>
          <IconButton
            label={t('previousSentence')}
            icon={<ChevronUp aria-hidden size={20} />}
            disabled={current === 0}
            onClick={() => go(current - 1)}
          />
          <IconButton
            label={t('nextSentence')}
            icon={<ChevronDown aria-hidden size={20} />}
            disabled={current === text.length - 1}
            onClick={() => go(current + 1)}
          />
          <SoundButton text={text[current] ?? ''} />
        </div>
      </div>
      <ol ref={list} className={css.sentences} aria-labelledby="text">
        {text.map((sentence, index) => (
          <li
            key={index}
            data-sentence={index}
            data-state={index === current ? 'current' : undefined}
            aria-current={index === current || undefined}
            className={css.sentence}
          >
            <HanziText text={sentence} words={words} />
          </li>
        ))}
      </ol>
    </section>
  )
}
