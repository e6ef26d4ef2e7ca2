import { ApiError, createQueryClient, errorCodes, getListOutboxMessagesQueryOptions } from '@hwjy/sdk'
import { Banner, EmptyState, Field, Skeleton, TextInput } from '@hwjy/ui'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './dev-tools.css.ts'
import { OutboxMessage } from './outbox-message.tsx'

const EVERY_MS = 2_000

/** Lists the texts that the demo would have sent to phones. Visitors may open it, so it brings its own query client. */
export default function OutboxPage() {
  const { t } = useTranslation('devTools')
  const [queryClient] = useState(() => createQueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <div className={page.page}>
        <h1>{t('outboxHeading')}</h1>
        <Outbox />
      </div>
    </QueryClientProvider>
  )
}

function Outbox() {
  const { t } = useTranslation('devTools')
  const [recipient, setRecipient] = useState('')
  const digits = recipient.replaceAll(/\D/g, '')
  const query = useQuery({
    ...getListOutboxMessagesQueryOptions(digits === '' ? {} : { recipient: digits }),
    refetchInterval: EVERY_MS,
  })
  const { data, error } = query
  if (error instanceof ApiError && error.code === errorCodes.notFound) return <Banner>{t('outboxMissing')}</Banner>
  return (
    <>
      <Banner tone="warning">{t('outboxText')}</Banner>
      <Field label={t('outboxFilter')} help={t('outboxFilterHelp')}>
        <TextInput inputMode="tel" value={recipient} onChange={(event) => setRecipient(event.target.value)} />
      </Field>
      {!data && (
        <NoAnswer
          query={query}
          title={t('outboxError')}
          waiting={
            <Waiting className={css.messages}>
              <Skeleton shape="box" height="6rem" />
              <Skeleton shape="box" height="6rem" />
            </Waiting>
          }
        />
      )}
      {data?.length === 0 && (
        <EmptyState drawing="messages" title={t('outboxEmpty')} description={t('outboxEmptyText')} />
      )}
      {data && data.length > 0 && (
        <ul className={css.messages}>
          {data.map((message) => (
            <OutboxMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
    </>
  )
}
