import type { Question } from '@hwjy/sdk'
import { Checkbox, DropdownMenu, HanziText, IconButton, StatusPill, VisuallyHidden } from '@hwjy/ui'
import { Copy, Ellipsis, Eye, PencilLine, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { readingsIn } from '../../../shared/questions/question-ruby.ts'
import { acceptedLine, titleWithGaps } from '../../../shared/questions/typed-draft.ts'
import * as css from '../bank.css.ts'
import { newQuestionPath, questionPath } from '../bank-paths.ts'

interface QuestionRowProps {
  question: Question
  isSelected: boolean
  /** Says that no more questions can be selected. */
  isFull: boolean
  /** @param isRange whether it was pressed with Shift */
  onSelect: (isSelected: boolean, isRange: boolean) => void
  onPreview: () => void
  onDelete: () => void
}

/** Shows a question of the bank with its answer. A colleague's is looked at and copied. */
export function QuestionRow({ question, isSelected, isFull, onSelect, onPreview, onDelete }: QuestionRowProps) {
  const { t } = useTranslation('bank')
  const { t: ofQuestions } = useTranslation('questions')
  const navigate = useNavigate()
  const { questionId, type, title, passage, options, correctKeys, difficulty, chapter, author, isOwn, usedCount } =
    question
  const facts = [
    ofQuestions(`type.${type}`),
    ofQuestions(`editor.${difficulty}`),
    chapter?.name,
    isOwn ? undefined : t('by', { name: author.name }),
    usedCount > 0 ? t('usedIn', { count: usedCount }) : undefined,
  ].filter((fact) => fact !== undefined)
  const right = acceptedLine(question.typed?.accepted)
  const answers = right
    ? [`✓${right}`]
    : options.map(({ key, title: text }) => `${correctKeys.includes(key) ? '✓' : ''}${key} ${text}`)
  return (
    <div className={css.row} data-state={isSelected ? 'selected' : undefined}>
      <Checkbox
        className={css.check}
        label={<VisuallyHidden>{t('select', { title })}</VisuallyHidden>}
        isChecked={isSelected}
        disabled={isFull && !isSelected}
        onCheckedChange={(next, { withShift }) => onSelect(next, withShift)}
      />
      <div className={css.body}>
        <Link to={questionPath(questionId)} className={css.title}>
          <HanziText text={titleWithGaps(question)} readings={readingsIn(question.ruby, 'title')} />
        </Link>
        {(answers.length > 0 || passage !== '') && (
          <p lang="zh-Hans" className={css.options}>
            {answers.length > 0 ? answers.join('\u2003') : passage}
          </p>
        )}
        <p className={css.facts}>
          {facts.join('\u00a0· ')}
          {isOwn && question.isShared && <StatusPill tone="accent">{t('shared')}</StatusPill>}
        </p>
      </div>
      <span className={css.menu}>
        <DropdownMenu
          trigger={<IconButton size="sm" label={t('more', { title })} icon={<Ellipsis aria-hidden size={18} />} />}
          items={[
            { label: t('preview'), icon: <Eye aria-hidden size={18} />, onSelect: onPreview },
            ...(isOwn
              ? [
                  {
                    label: t('edit'),
                    icon: <PencilLine aria-hidden size={18} />,
                    onSelect: () => void navigate(questionPath(questionId)),
                  },
                ]
              : []),
            {
              label: t(isOwn ? 'copy' : 'copyToMine'),
              icon: <Copy aria-hidden size={18} />,
              onSelect: () => void navigate(newQuestionPath({ copyOf: questionId })),
            },
            ...(isOwn
              ? [
                  { type: 'separator' as const },
                  {
                    label: t('delete'),
                    icon: <Trash2 aria-hidden size={18} />,
                    tone: 'danger' as const,
                    onSelect: onDelete,
                  },
                ]
              : []),
          ]}
        />
      </span>
    </div>
  )
}
