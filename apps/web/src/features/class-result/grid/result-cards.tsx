import { performanceRequestCommentMax } from '@hwjy/sdk/limits'
import { Button, Card, Field, Link as StyledLink, RatingInput, Textarea } from '@hwjy/ui'
import { ChevronLeft, ChevronRight, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttendanceChoice } from './attendance-choice.tsx'
import { SKILLS } from './grid-rows.ts'
import * as css from './result-grid.css.ts'
import { familyPath, type GridStudent, RowState, useFactsText } from './row-parts.tsx'
import type { Grid } from './use-grid.ts'

/** On phones a card for one student at a time; going on sends it. */
export function ResultCards({ students, grid }: { students: readonly GridStudent[]; grid: Grid }) {
  const { t } = useTranslation('classResult')
  const [index, setIndex] = useState(0)
  const factsText = useFactsText()
  const student = students[index]
  if (!student) return null
  const { stuId, name, prizes } = student.result
  const { answered, correct, questions } = student.written.practises
  const shown = grid.rowFor(stuId)
  const facts = factsText(student)
  const missing = grid.missingIn(stuId)
  const go = (step: 1 | -1) => {
    const wasTold = missing.length > 0
    // A row that lacks stars is not left unseen; the second press goes on, and the draft keeps what was typed.
    if (grid.leave(stuId) || wasTold) setIndex(index + step)
  }
  return (
    <Card asChild padding="md">
      <section aria-label={t('marks')} className={css.card}>
        <header className={css.cardHead}>
          <h3 className={css.cardName}>
            <StyledLink asChild tone="quiet">
              <Link to={familyPath(grid.lessonId, stuId)} aria-label={t('familyViewOf', { name })}>
                {name}
              </Link>
            </StyledLink>
          </h3>
          <span className={css.note}>{t('studentOf', { no: index + 1, total: students.length })}</span>
        </header>
        <AttendanceChoice
          student={student}
          isStop={null}
          onChoose={(attendance) => void grid.correct(stuId, attendance)}
        />
        <p className={css.note}>
          {t('prizes')} {prizes.total}
          {answered > 0 && ` · ${t('rightWords', { correct, questions })}`}
        </p>
        {SKILLS.map((skill) => (
          <Field key={skill} label={t(`skill.${skill}`)} error={missing.includes(skill) ? t('starMissing') : undefined}>
            <RatingInput
              value={shown[skill]}
              disabled={grid.draft.isReadOnly}
              onValueChange={(value) => grid.type(stuId, { [skill]: value })}
            />
          </Field>
        ))}
        <Field label={t('comment')}>
          <Textarea
            rows={3}
            maxCount={performanceRequestCommentMax}
            maxLength={performanceRequestCommentMax}
            placeholder={facts}
            value={shown.comment}
            disabled={grid.draft.isReadOnly}
            onChange={({ target }) => grid.type(stuId, { comment: target.value })}
          />
        </Field>
        {shown.comment === '' && facts !== '' && (
          <div>
            <Button tone="quiet" onClick={() => grid.type(stuId, { comment: facts })}>
              <WandSparkles aria-hidden size={16} />
              {t('beginWithFactsShort')}
            </Button>
          </div>
        )}
        <RowState student={student} grid={grid} />
        <div className={css.pager}>
          <Button disabled={index === 0} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden size={18} />
            {t('previousStudent')}
          </Button>
          {index + 1 < students.length ? (
            <Button tone="primary" onClick={() => go(1)}>
              {t('nextStudent')}
              <ChevronRight aria-hidden size={18} />
            </Button>
          ) : (
            <Button tone="primary" onClick={() => grid.leave(stuId)}>
              {t('saveStudent')}
            </Button>
          )}
        </div>
      </section>
    </Card>
  )
}
