import type { Question } from '@hwjy/sdk'
import { Banner, Button, Card } from '@hwjy/ui'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PinyinSwitch } from '../../../shared/hanzi/with-pinyin.tsx'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import * as css from '../bank.css.ts'
import { newQuestionPath } from '../bank-paths.ts'

const unanswered = { keys: [], text: '' }

/** A colleague's question can be asked and copied, not changed. */
export function ForeignQuestion({ question }: { question: Question }) {
  const { t } = useTranslation('bank')
  const { questionId, author, correctKeys, analysis } = question
  return (
    <>
      <header className={css.head}>
        <h1>{t('foreignTitle')}</h1>
        <Button tone="primary" asChild>
          <Link to={newQuestionPath({ copyOf: questionId })}>
            <Copy aria-hidden size={18} />
            {t('copyToMine')}
          </Link>
        </Button>
      </header>
      <Banner>{t('foreignText', { name: author.name })}</Banner>
      <PinyinSwitch />
      <Card padding="lg">
        <QuestionView
          question={{ ...question, no: 1, fullScore: 10 }}
          answer={unanswered}
          result={{ answerKey: { correctKeys, analysis }, mark: null }}
        />
      </Card>
    </>
  )
}
