import { getListQuestionsQueryOptions } from '@hwjy/sdk'
import { listQuestionsQueryKeywordMax } from '@hwjy/sdk/limits'
import { Banner, Link as StyledLink } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type QuestionDraft, requestOf } from '../../../shared/questions/question-rules.ts'
import { wordsOf } from '../words-of.ts'

/** Lets a sentence be written to its end. */
const SETTLE_MS = 800

interface SameWordingProps {
  draft: QuestionDraft
  questionId: string | null
  pathOf: (questionId: string) => string
}

/** Says that the bank has a question with the same words. */
export function SameWording({ draft, questionId, pathOf }: SameWordingProps) {
  const { t } = useTranslation('bank')
  const request = requestOf(draft)
  const title = request.title.trim()
  const [asked, setAsked] = useState(title)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [title])
  // Part of a character is no word to look for.
  const keyword = [...asked].slice(0, listQuestionsQueryKeywordMax / 2).join('')
  const { data } = useQuery({
    ...getListQuestionsQueryOptions({ keyword, type: draft.type, current: 1, size: 20 }),
    enabled: asked !== '',
  })
  const twin = data?.records.find(
    (other) => other.questionId !== questionId && wordsOf(other) === wordsOf({ ...request, title }),
  )
  if (!twin || asked === '') return null
  return (
    <Banner tone="warning">
      {t('sameWording')}{' '}
      <StyledLink asChild>
        <Link to={pathOf(twin.questionId)}>{t('sameWordingOpen')}</Link>
      </StyledLink>
    </Banner>
  )
}
