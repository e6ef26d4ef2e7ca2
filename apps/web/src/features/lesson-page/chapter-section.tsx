import { type LessonDetail, type Role, useGetChapter, useTeacherGetChapter } from '@hwjy/sdk'
import { Button, Skeleton } from '@hwjy/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { useKept } from '../../shared/favourites/use-kept.ts'
import { HanText } from '../../shared/han-text.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

/** The chapter that the lesson teaches; its words and its text are read when they are opened. */
export function ChapterSection({ viewer, detail }: { viewer: Role; detail: LessonDetail }) {
  const { t } = useTranslation('lessonPage')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { chapter, lesson } = detail
  if (!chapter)
    return (
      <Section heading={t('chapter')}>
        <p className={css.muted}>{t('noChapter')}</p>
      </Section>
    )
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Section
      heading={t('chapter')}
      acts={
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Chevron aria-hidden size={18} />
          {chapter.wordCount > 0 ? t('words', { count: chapter.wordCount }) : t('readText')}
        </Button>
      }
    >
      <p>
        <HanText className={css.chapterName}>{chapter.name}</HanText>
      </p>
      {chapter.summary !== '' && <p className={css.muted}>{chapter.summary}</p>}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Words viewer={viewer} courseId={lesson.courseId} chapterId={chapter.chapterId} lessonId={lesson.lessonId} />
        )}
      </div>
    </Section>
  )
}

function Words({ viewer, lessonId, ...ref }: { viewer: Role; lessonId: string; courseId: string; chapterId: string }) {
  const { t } = useTranslation('lessonPage')
  const taught = useTeacherGetChapter(ref, { query: { enabled: viewer === 'teacher' } })
  const read = useGetChapter(ref, { query: { enabled: viewer === 'student' } })
  const query = viewer === 'teacher' ? taught : read
  const kept = useKept(viewer, 'word', query.data?.words.map(({ hanzi }) => hanzi) ?? [])
  if (!query.data) return <NoAnswer query={query} waiting={<WordsSkeleton />} />
  const { words, text } = query.data
  if (words.length === 0 && text.length === 0) return <p className={css.muted}>{t('noText')}</p>
  return (
    <div className={css.section}>
      <ul className={css.wordList} aria-label={t('newWords')}>
        {words.map(({ hanzi, pinyin, meaning }) => (
          <li key={hanzi} className={css.word}>
            <span className={css.wordHead}>
              <HanText className={css.hanzi}>{hanzi}</HanText>
              <StarButton
                viewer={viewer}
                target={{ targetType: 'word', text: hanzi, source: { kind: 'lesson', id: lessonId } }}
                name={hanzi}
                kept={kept.get(hanzi)}
              />
            </span>
            <span lang="zh-Latn-pinyin" className={css.pinyin}>
              {pinyin}
            </span>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
      {text.length > 0 && (
        <ol className={css.text} aria-label={t('chapterText')}>
          {text.map((line, index) => (
            <li key={index}>
              <HanText>{line}</HanText>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const WordsSkeleton = () => (
  <Waiting className={css.wordList}>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} shape="box" height="6rem" />
    ))}
  </Waiting>
)
