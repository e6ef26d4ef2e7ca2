import { performanceRequestCommentMax } from '@hwjy/sdk/limits'
import { IconButton, Link as StyledLink, Textarea } from '@hwjy/ui'
import { WandSparkles } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttendanceChoice } from './attendance-choice.tsx'
import { type Cell, type Column, COLUMNS, gridAct } from './grid-keys.ts'
import { SKILLS, type Skill } from './grid-rows.ts'
import * as css from './result-grid.css.ts'
import { familyPath, type GridStudent, missingStarsId, RowState, useFactsText } from './row-parts.tsx'
import { StarsCell } from './stars-cell.tsx'
import type { Grid } from './use-grid.ts'

/** Every student in a row. Tab enters once; arrows, numbers and letters do the rest, and a row is sent when it is left. */
export function ResultTable({ students, grid }: { students: readonly GridStudent[]; grid: Grid }) {
  const { t } = useTranslation('classResult')
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ row: 0, column: 'name' })
  const factsText = useFactsText()

  function focusOn({ row, column }: Cell) {
    setStop({ row, column })
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"] [data-stop]`)?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const { target } = event
    const place = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
    const [row = '', column = ''] = place?.split(' ') ?? []
    const student = students[Number(row)]
    if (place == null || !student) return
    const cell = { row: Number(row), column: column as Column }
    const act = gridAct({ key: event.key, cell, rows: students.length, field: caretOf(target) })
    if (act === null) return
    event.preventDefault()
    const { stuId } = student.result
    if ('move' in act) focusOn(act.move)
    else if ('stars' in act) grid.type(stuId, { [column as Skill]: act.stars })
    else void grid.correct(stuId, act.attendance)
  }
  const leave = (stuId: string) => (event: FocusEvent<HTMLTableRowElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) grid.leave(stuId)
  }
  const heads: Record<Column, string> = {
    name: t('student'),
    attendance: t('attendance'),
    listening: t('skill.listening'),
    speaking: t('skill.speaking'),
    participation: t('skill.participation'),
    comment: t('comment'),
  }
  return (
    <div className={css.scroll}>
      {/* The keys of a grid are heard at the table; each cell keeps its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" aria-label={t('marks')} className={css.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={css.headCell}>
                {heads[column]}
              </th>
            ))}
            <th scope="col" className={css.headCell}>
              {t('prizes')}
            </th>
            <th scope="col" className={css.headCell}>
              {t('right')}
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => {
            const { result, written } = student
            const { stuId, name, prizes } = result
            const shown = grid.rowFor(stuId)
            const isStop = (column: Column) => stop.row === row && stop.column === column
            const at = (column: Column) => ({
              'data-cell': `${row} ${column}`,
              onFocus: () => setStop({ row, column }),
            })
            const { answered, correct, questions } = written.practises
            return (
              <tr key={stuId} className={css.row} onBlur={leave(stuId)}>
                {/* The link says where it leads; a row is called by the student alone. */}
                <th scope="row" className={css.name} aria-label={name} {...at('name')}>
                  <StyledLink asChild tone="quiet">
                    <Link
                      data-stop=""
                      tabIndex={isStop('name') ? 0 : -1}
                      to={familyPath(grid.lessonId, stuId)}
                      aria-label={t('familyViewOf', { name })}
                    >
                      {name}
                    </Link>
                  </StyledLink>
                </th>
                <td className={css.cell} {...at('attendance')}>
                  <AttendanceChoice
                    student={student}
                    isStop={isStop('attendance')}
                    onChoose={(attendance) => void grid.correct(stuId, attendance)}
                  />
                </td>
                {SKILLS.map((skill) => (
                  <td key={skill} className={css.cell} {...at(skill)}>
                    <StarsCell
                      label={t('starsOf', { skill: t(`skill.${skill}`), name })}
                      value={shown[skill]}
                      isStop={isStop(skill)}
                      isDisabled={grid.draft.isReadOnly}
                      missingId={grid.missingIn(stuId).includes(skill) ? missingStarsId(stuId) : undefined}
                      onChange={(value) => grid.type(stuId, { [skill]: value })}
                    />
                  </td>
                ))}
                <td className={css.cell} {...at('comment')}>
                  <div className={css.comment}>
                    <div className={css.commentField}>
                      <Textarea
                        rows={3}
                        data-stop=""
                        aria-label={t('commentOn', { name })}
                        tabIndex={isStop('comment') ? 0 : -1}
                        maxCount={performanceRequestCommentMax}
                        maxLength={performanceRequestCommentMax}
                        placeholder={factsText(student)}
                        value={shown.comment}
                        disabled={grid.draft.isReadOnly}
                        onChange={({ target }) => grid.type(stuId, { comment: target.value })}
                      />
                    </div>
                    {shown.comment === '' && factsText(student) !== '' && (
                      <IconButton
                        size="sm"
                        tabIndex={-1}
                        label={t('beginWithFacts', { name })}
                        icon={<WandSparkles aria-hidden size={16} />}
                        onClick={() => {
                          grid.type(stuId, { comment: factsText(student) })
                          focusOn({ row, column: 'comment' })
                        }}
                      />
                    )}
                  </div>
                  <RowState student={student} grid={grid} />
                </td>
                <td className={css.short}>{prizes.total}</td>
                <td className={css.short}>{answered > 0 ? t('rightOf', { correct, questions }) : t('never')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

// Shows where the caret stands in a text field; undefined outside of one.
function caretOf(target: EventTarget) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
  const { selectionStart, selectionEnd, value } = target
  return { isAtStart: selectionStart === 0 && selectionEnd === 0, isAtEnd: selectionStart === value.length }
}
