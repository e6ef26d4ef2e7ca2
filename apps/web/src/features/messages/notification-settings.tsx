import { Card, ErrorState, Skeleton, Switch, useToast } from '@hwjy/ui'
import { describeError } from '@hwjy/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { Waiting } from '../../shared/waiting.tsx'
import type { messageCalls } from './message-calls.ts'
import * as css from './messages.css.ts'

type Calls = (typeof messageCalls)['student']

/** What a person wants to hear about. In force at once; orders are always told. */
export function NotificationSettings({ calls }: { calls: Calls }) {
  const { t } = useTranslation('messages')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { queryKey } = calls.settings()
  const { data, isError, refetch, isFetching } = useQuery(calls.settings())
  const update = useMutation(calls.updateSetting())
  if (!data && isError)
    return (
      <ErrorState
        title={t('settingsError')}
        description={t('loadErrorText')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data)
    return (
      <Waiting className={css.panel}>
        <Skeleton shape="box" height="16rem" />
      </Waiting>
    )
  // The switch moves at once; where the server says no it goes back.
  const isOn = (category: string, saved: boolean) =>
    update.isPending && update.variables.data.category === category ? update.variables.data.isOn : saved
  return (
    <Card padding="lg" className={css.settings}>
      <p className={css.muted}>{t('settingsText')}</p>
      {data.map(({ category, isOn: saved, canTurnOff }) => (
        <Switch
          key={category}
          label={t(`categories.${category}`)}
          description={canTurnOff ? t(`about.${category}`) : `${t(`about.${category}`)} ${t('alwaysTold')}`}
          isChecked={isOn(category, saved)}
          disabled={!canTurnOff}
          onCheckedChange={(next) =>
            update.mutate(
              { data: { category, isOn: next } },
              {
                onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
                onError: (error) => toast.error(describeError(error, currentLanguage())),
              },
            )
          }
        />
      ))}
    </Card>
  )
}
