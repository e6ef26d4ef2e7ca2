import {
  getGetTopNoticeQueryOptions,
  getListCourseChaptersQueryOptions,
  getListPurchasedCoursesQueryOptions,
  getListRecentSelfStudyQueryOptions,
  getStudentListMessagesQueryOptions,
} from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Megaphone, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { ChosenName } from '../../../shared/names/name-line.tsx'
import { TO_DO_SHOWN, toDoQuery } from '../../../shared/homework/to-do.ts'
import { messagePlace } from '../../../shared/messages/message-place.ts'
import { useFollowMessage } from '../../../shared/messages/use-follow-message.ts'
import { studentPath } from '../../../shared/page/student-paths.ts'
import { clockTime, dayAndTime, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from './home-more.css.ts'
import { NextDay } from './next-day.tsx'
import { useNextStudentLesson } from './use-next-lesson.ts'

export interface StudentMoreProps {
  /** Concerns the next lesson: its notice that stands on top is shown. */
  courseId: string | null
  /** Today has no lesson any more: then the next one is named. */
  isDayDone: boolean
  /** Epoch ms, by the server's clock. */
  now: number
}

const MESSAGES_MAX = 5
const READING_MAX = 3

/** Says what a student's home says beside the lessons: the next one, homework to do, what is new, the chapters to go on with, and what the teacher announced. */
export function StudentMore({ courseId, isDayDone, now }: StudentMoreProps) {
  const next = useNextStudentLesson(now, isDayDone)
  return (
    <>
      <NextDay next={next} userRole="student" now={now} />
      {courseId !== null && <TopNotice courseId={courseId} />}
      <div className={css.columns}>
        <ToDo now={now} />
        <NewMessages now={now} />
        <GoOnReading />
      </div>
    </>
  )
}

function ToDo({ now }: { now: number }) {
  const { t, i18n } = useTranslation('home')
  const zone = useViewerZone()
  const page = useQuery(toDoQuery()).data
  if (!page) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('toDo')}</h2>
      {page.records.length === 0 ? (
        <p className={css.muted}>{t('nothingToDo')}</p>
      ) : (
        <ul className={css.list}>
          {page.records.map(({ homeworkId, title, course, handInBy, state }) => {
            const end = new Date(handInBy)
            const day = dayInWords(end, now, i18n.language, zone)
            return (
              <li key={homeworkId} className={css.row}>
                <PencilLine aria-hidden size={18} className={css.icon} />
                <span className={css.words}>
                  <Link to={`/homework?${new URLSearchParams({ homeworkId })}`} className={css.way}>
                    <HanText className={css.name}>{title}</HanText>
                  </Link>
                  <span className={css.muted}>
                    <ChosenName>{course.name}</ChosenName>
                  </span>
                  <span className={css.muted}>
                    {t('ends', { day, time: clockTime(end, i18n.language, zone) })}
                    {state === 'returned' && ` · ${t('again')}`}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {page.total > TO_DO_SHOWN && (
        <p className={css.muted}>
          <Link to="/student/homework" className={css.way}>
            {t('moreToDo', { count: page.total - TO_DO_SHOWN })}
          </Link>
        </p>
      )}
    </section>
  )
}

function NewMessages({ now }: { now: number }) {
  const { t, i18n } = useTranslation('home')
  const zone = useViewerZone()
  const request = { current: 1, size: MESSAGES_MAX, isUnreadOnly: true }
  const page = useQuery(getStudentListMessagesQueryOptions(request)).data
  const followMessage = useFollowMessage()
  if (!page || page.records.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('toSee')}</h2>
      <ul className={css.list}>
        {page.records.map((message) => {
          const at = new Date(message.createdAt)
          return (
            <li key={message.messageId} className={css.row}>
              <span className={css.words}>
                <Link
                  to={messagePlace(message, 'student')?.to ?? '/messages'}
                  className={css.way}
                  onClick={() => followMessage(message)}
                >
                  {message.text}
                </Link>
                <time dateTime={message.createdAt} className={css.muted}>
                  {dayAndTime(at, now, i18n.language, zone)}
                </time>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The chapters that were read last and not to their end; where no book was opened, the first one of a course. */
function GoOnReading() {
  const { t } = useTranslation('home')
  const page = useQuery(getListRecentSelfStudyQueryOptions({ current: 1, size: READING_MAX })).data
  const begun = (page?.records ?? []).filter(({ percent }) => percent < 100)
  if (page?.records.length === 0) return <BeginReading />
  if (begun.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('reading')}</h2>
      <ul className={css.list}>
        {begun.map(({ courseId, courseName, chapterId, chapterName, percent }) => (
          <li key={chapterId} className={css.row}>
            <BookOpen aria-hidden size={18} className={css.icon} />
            <span className={css.words}>
              <Link to={studentPath.chapter(courseId, chapterId)} className={css.way}>
                <HanText className={css.name}>{chapterName}</HanText>
              </Link>
              <span className={css.muted}>
                <ChosenName>{courseName}</ChosenName> · {t('readSoFar', { percent })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first chapter of the course with the next lesson. Nothing where it has no text. */
function BeginReading() {
  const { t } = useTranslation('home')
  const course = useQuery(getListPurchasedCoursesQueryOptions({ current: 1, size: 1 })).data?.records[0]
  const book = useQuery({
    ...getListCourseChaptersQueryOptions({ courseId: course?.courseId ?? '' }),
    enabled: course !== undefined,
  }).data
  const first = book?.chapters.find(({ hasContent }) => hasContent)
  if (!book || !first) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('beginReading')}</h2>
      <p className={css.row}>
        <BookOpen aria-hidden size={18} className={css.icon} />
        <span className={css.words}>
          <Link to={studentPath.chapter(book.courseId, first.chapterId)} className={css.way}>
            <HanText className={css.name}>{first.name}</HanText>
          </Link>
          <span className={css.muted}>
            <ChosenName>{book.courseName}</ChosenName>
          </span>
        </span>
      </p>
    </section>
  )
}

function TopNotice({ courseId }: { courseId: string }) {
  const { t } = useTranslation('home')
  const notice = useQuery(getGetTopNoticeQueryOptions({ courseId })).data
  if (!notice) return null
  return (
    <aside className={css.notice} aria-label={t('notice')}>
      <Megaphone aria-hidden size={18} className={css.icon} />
      <span className={css.words}>
        <Link to={`/messages?tab=notices&notice=${encodeURIComponent(notice.noticeId)}`} className={css.way}>
          <HanText className={css.name}>{notice.title}</HanText>
        </Link>
        <span className={css.muted}>
          <ChosenName>{notice.className}</ChosenName> · {notice.author.name}
        </span>
      </span>
    </aside>
  )
}
