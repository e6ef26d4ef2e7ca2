import { useGetQuestion } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { draftOf, type QuestionDraft } from '../../../shared/questions/question-rules.ts'
import * as css from '../bank.css.ts'
import { exampleNames, exampleQuestions } from '../example-questions.ts'
import { typedWriting } from '../../../shared/questions/typed-draft.ts'
import { BackToBank } from './back-to-bank.tsx'
import { PendingQuestion } from './pending-question.tsx'
import { QuestionForm } from './question-form.tsx'

/** Writes a new question, from nothing, from an example, or from a copy. */
export default function NewQuestionPage() {
  const { t } = useTranslation('bank')
  const [params] = useSearchParams()
  const copyOf = params.get('copyOf')
  const example = exampleNames.find((name) => name === params.get('example'))
  return (
    <WithPinyin>
      <div className={css.page}>
        <BackToBank />
        <h1>{t('newTitle')}</h1>
        {copyOf === null ? (
          <QuestionForm key={example ?? ''} id={example ?? 'new'} question={null} start={exampleDraft(example)} />
        ) : (
          <CopiedQuestion key={copyOf} questionId={copyOf} />
        )}
      </div>
    </WithPinyin>
  )
}

function exampleDraft(name: (typeof exampleNames)[number] | undefined): QuestionDraft {
  const blank = draftOf(null)
  if (name === undefined) return blank
  const { type, title, difficulty, ...rest } = exampleQuestions[name]
  const correctKeys: readonly string[] = 'correctKeys' in rest ? rest.correctKeys : []
  return {
    ...blank,
    type,
    title,
    difficulty,
    analysis: rest.analysis,
    passage: 'passage' in rest ? rest.passage : '',
    ...('options' in rest && {
      options: rest.options.map((option, id) => ({
        id,
        title: option.title,
        isRight: correctKeys.includes(option.key),
      })),
    }),
    ...('typed' in rest && typedWriting({ type, title, typed: rest.typed })),
    ...('answerModes' in rest && { answerModes: rest.answerModes }),
  }
}

function CopiedQuestion({ questionId }: { questionId: string }) {
  const query = useGetQuestion({ questionId })
  if (!query.data) return <PendingQuestion query={query} />
  return <QuestionForm id={`copy-${questionId}`} question={null} start={{ ...draftOf(query.data), isShared: false }} />
}
