import { type MessageCategory, type Role, useListMessagesAs, useReadMessagesAs } from '@hwjy/sdk'
import { Button, EmptyState, List, Pagination, Select, Switch, useToast } from '@hwjy/ui'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { categories } from './categories.ts'
import { MessageRow } from './message-row.tsx'
import * as css from './messages.css.ts'

const PAGE_SIZE = 20

export function MessageList({ role, unread }: { role: Role; unread: number }) {
  const { t } = useTranslation('messages')
  const toast = useToast()
  const problemText = useProblemText()
  const [category, setCategory] = useState<MessageCategory | 'all'>('all')
  const [isUnreadOnly, setIsUnreadOnly] = useState(false)
  const [current, setCurrent] = useState(1)
  const filter = { current, size: PAGE_SIZE, isUnreadOnly, ...(category !== 'all' && { category }) }
  const query = useListMessagesAs(role, filter)
  const { data, isPlaceholderData } = query
  const { mutate, isPending } = useReadMessagesAs(role, atOnce)
  const read = (ids: { messageIds?: string[] }) =>
    mutate({ data: ids }, { onError: (error) => toast.error(problemText(error)) })
  const isFiltered = isUnreadOnly || category !== 'all'

  return (
    <div className={css.panel}>
      <div className={css.filters}>
        <Select
          className={css.category}
          aria-label={t('category')}
          value={category}
          onValueChange={(value) => {
            setCategory(categories.find((known) => known === value) ?? 'all')
            setCurrent(1)
          }}
          options={[
            { value: 'all', label: t('categories.all') },
            ...categories.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
        />
        <Switch
          label={t('unreadOnly')}
          isChecked={isUnreadOnly}
          onCheckedChange={(isChecked) => {
            setIsUnreadOnly(isChecked)
            setCurrent(1)
          }}
        />
        <Button className={css.readAll} disabled={unread === 0} isBusy={isPending} onClick={() => read({})}>
          <CheckCheck aria-hidden size={18} />
          {t('readAll')}
        </Button>
      </div>
      {!data && <NoList query={query} title={t('loadError')} rows={5} hasLeading />}
      {data?.total === 0 && (
        <EmptyState
          drawing="messages"
          title={t(isFiltered ? 'noneFound' : 'none')}
          description={t(isFiltered ? 'noneFoundText' : 'noneText')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <List label={t('messages')} aria-busy={isPlaceholderData}>
            {data.records.map((message) => (
              <MessageRow
                key={message.messageId}
                message={message}
                role={role}
                onRead={() => read({ messageIds: [message.messageId] })}
              />
            ))}
          </List>
          {data.pages > 1 && (
            <Pagination
              page={current}
              pageSize={PAGE_SIZE}
              total={data.total}
              onPageChange={setCurrent}
              isBusy={isPlaceholderData}
            />
          )}
        </>
      )}
    </div>
  )
}
