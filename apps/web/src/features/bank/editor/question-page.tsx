import { useGetQuestion } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { draftOf } from '../../../shared/questions/question-rules.ts'
import * as css from '../bank.css.ts'
import { BackToBank } from './back-to-bank.tsx'
import { ForeignQuestion } from './foreign-question.tsx'
import { PendingQuestion } from './pending-question.tsx'
import { QuestionForm } from './question-form.tsx'

/** Changes a question, or shows a colleague's. */
export default function QuestionPage() {
  const { questionId = '' } = useParams()
  return (
    <WithPinyin>
      <div className={css.page}>
        <BackToBank />
        <SavedQuestion key={questionId} questionId={questionId} />
      </div>
    </WithPinyin>
  )
}

function SavedQuestion({ questionId }: { questionId: string }) {
  const { t } = useTranslation('bank')
  // A form keeps what it was opened with; what others saved meanwhile is asked for when it is sent.
  const query = useGetQuestion({ questionId }, { query: { staleTime: Infinity, refetchOnMount: 'always' } })
  const { data } = query
  if (!data)
    return (
      <>
        <h1>{t('editTitle')}</h1>
        <PendingQuestion query={query} />
      </>
    )
  if (!data.isOwn) return <ForeignQuestion question={data} />
  return (
    <>
      <h1>{t('editTitle')}</h1>
      <QuestionForm key={questionId} id={questionId} question={data} start={draftOf(data)} />
    </>
  )
}
