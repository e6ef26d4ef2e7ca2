import type { Attendance, AttendanceMatrix, AttendanceMatrixMark, LessonBrief } from '@hwjy/sdk'
import { Link as StyledLink, VisuallyHidden } from '@hwjy/ui'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mayAct } from '../../shared/keys/key-act.ts'
import { letterKeys } from '../../shared/keys/letter-keys.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { attendanceIcons, attendances, MarkSign, useMarkWords } from './attendance-looks.tsx'
import { attendanceRows, lessonsInOrder } from './attendance-rows.ts'
import { type Corrected, CorrectDialog } from './correct-dialog.tsx'
import * as css from './records.css.ts'
import { useCorrectAtOnce } from './use-correct-at-once.ts'

/** Students by lessons. Arrows move from mark to mark, Enter opens one, P, L and A correct it at once. */
export function AttendanceTable({ matrix }: { matrix: AttendanceMatrix }) {
  const { t, i18n } = useTranslation('records')
  const zone = useViewerZone()
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const lessons = lessonsInOrder(matrix)
  const rows = attendanceRows(matrix)
  const day = new Intl.DateTimeFormat(i18n.language, { month: 'numeric', day: 'numeric', timeZone: zone })
  const correct = useCorrectAtOnce()
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      moveBetweenCells(event)
      const attendance = attendanceKeys[event.key.toLowerCase()]
      if (attendance === undefined || !mayAct(event.nativeEvent, letterKeys.get() === 'on')) return
      const [stuId, lessonId] = placeOf(event.target)
      const row = rows.find((one) => one.stuId === stuId)
      const index = lessons.findIndex((one) => one.lessonId === lessonId)
      const [mark, lesson] = [row?.marks[index], lessons[index]]
      if (!row || !mark || !lesson) return
      event.preventDefault()
      void correct({ student: row.name, lesson, mark }, attendance)
    },
  }
  return (
    <>
      <ul className={css.legend} aria-label={t('legend')}>
        {attendances.map((attendance) => {
          const Icon = attendanceIcons[attendance]
          return (
            <li key={attendance}>
              <Icon aria-hidden size={16} /> {t(`marks.${attendance}`)}
            </li>
          )
        })}
        <li className={list.notOnPaper}>{t('keys')}</li>
      </ul>
      {/* A region that scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.scroll} tabIndex={0} aria-label={t('attendance.heading')}>
        <table className={css.matrix} {...keys}>
          <thead>
            <tr>
              <th scope="col">{t('student')}</th>
              {lessons.map(({ lessonId, lessonNo, lessonName, startTime }) => (
                <th key={lessonId} scope="col">
                  <StyledLink asChild>
                    <Link to={lessonPath.result(lessonId)}>
                      {lessonNo}
                      <VisuallyHidden>. {lessonName}</VisuallyHidden>
                    </Link>
                  </StyledLink>
                  <br />
                  {day.format(new Date(startTime))}
                </th>
              ))}
              <th scope="col">{t('marks.present')}</th>
              <th scope="col">{t('marks.late')}</th>
              <th scope="col">{t('marks.absent')}</th>
              <th scope="col">{t('marks.onLeave')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ stuId, name, marks, present, late, absent, onLeave }) => (
              <tr key={stuId}>
                <th scope="row">
                  <StudentLink stuId={stuId} name={name} />
                </th>
                {lessons.map((lesson, index) => (
                  <td key={lesson.lessonId}>
                    <Mark student={name} lesson={lesson} mark={marks[index]} onCorrect={setCorrected} />
                  </td>
                ))}
                <td>{present}</td>
                <td>{late}</td>
                <td>{absent - onLeave}</td>
                <td>{onLeave}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {corrected && <CorrectDialog corrected={corrected} onClose={() => setCorrected(null)} />}
    </>
  )
}

function StudentLink({ stuId, name }: { stuId: string; name: string }) {
  return (
    <StyledLink asChild>
      <Link to={teacherPath.student(stuId)}>{name}</Link>
    </StyledLink>
  )
}

interface MarkProps {
  student: string
  lesson: LessonBrief
  mark: AttendanceMatrixMark | undefined
  onCorrect: (corrected: Corrected) => void
}

function Mark({ student, lesson, mark, onCorrect }: MarkProps) {
  const { t } = useTranslation('records')
  const markWords = useMarkWords()
  if (!mark) return <VisuallyHidden>{t('notYet')}</VisuallyHidden>
  return (
    <button
      type="button"
      className={css.cell}
      data-student={mark.stuId}
      data-lesson={mark.lessonId}
      data-state={mark.attendance}
      aria-label={t('cell', { student, lesson: lesson.lessonName, mark: markWords(mark) })}
      onClick={() => onCorrect({ student, lesson, mark })}
    >
      <MarkSign mark={mark} />
    </button>
  )
}

const attendanceKeys: Readonly<Record<string, Attendance>> = { p: 'present', l: 'late', a: 'absent' }

/** @returns the student and the lesson of the mark that has the focus */
function placeOf(target: EventTarget): [stuId: string | undefined, lessonId: string | undefined] {
  const { student, lesson } = target instanceof HTMLElement ? target.dataset : {}
  return [student, lesson]
}

/** The arrows go to the next mark in their direction, over places without one. */
function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>) {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  }
  const step = steps[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  if (!step || !cell) return
  event.preventDefault()
  const { rows } = event.currentTarget
  let [row, column] = [(cell.parentElement as HTMLTableRowElement).rowIndex, cell.cellIndex]
  for (;;) {
    row += step[0]
    column += step[1]
    const next = rows[row]?.cells[column]
    if (!next) return
    const button = next.querySelector('button')
    if (button) return button.focus()
  }
}
