import type { QuestionLineReceipt } from '@hwjy/sdk'
import { Link as StyledLink, StatusPill } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from '../bank.css.ts'
import { questionPath } from '../bank-paths.ts'
import type { ReadLine } from './read-line.ts'

interface ReadLinesProps {
  lines: readonly ReadLine[]
  /** Belong to the lines that are questions, in their order; as many as have come. */
  receipts: readonly QuestionLineReceipt[]
}

const REASONS = [
  'other_blanks',
  'no_options',
  'no_answer',
  'several_answers',
  'unknown_option',
  'nothing_to_read',
  'no_answer_mode',
  'not_a_choice',
] as const

/** Each line of an import: what it was read as, and what became of it. */
export function ReadLines({ lines, receipts }: ReadLinesProps) {
  const { t } = useTranslation('bank')
  const { t: ofQuestions } = useTranslation('questions')
  const withReceipts = paired(lines, receipts)
  const saved = receipts.filter(({ state }) => state === 'saved').length
  const ready = lines.filter(({ question }) => question !== null).length
  const summary =
    receipts.length === 0
      ? t('importing.found', { ready, bad: lines.length - ready })
      : t('importing.result', { saved, left: lines.length - saved })
  return (
    <section aria-label={t('importing.lines')}>
      <p aria-live="polite">{summary}</p>
      <ul aria-label={t('importing.lines')} className={css.scroll}>
        {withReceipts.map(({ line, receipt }) => (
          <li key={line.line} className={css.receipt}>
            <span className={css.lineNo}>{line.line}</span>
            <span lang="zh-Hans" className={css.lineText}>
              {line.text}
            </span>
            {stateOf(line, receipt)}
          </li>
        ))}
      </ul>
    </section>
  )

  function stateOf(line: ReadLine, receipt: QuestionLineReceipt | null): ReactNode {
    if (line.question === null) return <StatusPill tone="danger">{t(`importing.denials.${line.denial}`)}</StatusPill>
    if (receipt === null)
      return (
        <span className={css.actions}>
          {line.unknownDifficulty !== undefined && (
            <StatusPill tone="warning">{t('importing.unknownDifficulty', { word: line.unknownDifficulty })}</StatusPill>
          )}
          <StatusPill>{ofQuestions(`type.${line.question.type}`)}</StatusPill>
        </span>
      )
    if (receipt.state === 'refused') {
      const reason = REASONS.find((known) => receipt.issues.some(({ code }) => code === known)) ?? 'other'
      return <StatusPill tone="danger">{t(`importing.reasons.${reason}`)}</StatusPill>
    }
    const pill =
      receipt.state === 'saved' ? (
        <StatusPill tone="success">{t('importing.saved')}</StatusPill>
      ) : (
        <StatusPill tone="warning">{t('importing.sameWording')}</StatusPill>
      )
    return (
      <span className={css.actions}>
        {pill}
        {receipt.questionId !== null && (
          <StyledLink asChild>
            <Link to={questionPath(receipt.questionId)}>{t('importing.open')}</Link>
          </StyledLink>
        )}
      </span>
    )
  }
}

function paired(lines: readonly ReadLine[], receipts: readonly QuestionLineReceipt[]) {
  let place = 0
  return lines.map((line) => ({ line, receipt: line.question === null ? null : (receipts[place++] ?? null) }))
}
