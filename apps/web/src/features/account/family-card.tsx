import { getListAccountStudentsQueryOptions, assignStudent, getSdk } from '@hwjy/sdk'
import { Avatar, Badge, Button, Card, List, ListItem, useToast } from '@hwjy/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import * as css from './account.css.ts'

/** Students who share this account; one press and the app is the other one's. Nothing for a student alone. */
export function FamilyCard() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data: students = [] } = useQuery(getListAccountStudentsQueryOptions({ accountType: '017001' }))
  const { problem, isBusy, run } = useCall({ ofCode: {}, inInput: [] })
  if (students.length < 2) return null

  async function goOnAs(stuId: string, name: string) {
    const hasWorked = await run(async () => {
      getSdk().session.setUserInfo(await assignStudent({ stuId }))
      // Everything that was read belonged to the other student.
      await queryClient.resetQueries()
    })
    if (hasWorked) toast.show(t('nowAs', { name }), { tone: 'success' })
  }
  return (
    <Card asChild padding="lg" className={css.form}>
      <section aria-labelledby="family">
        <h2 id="family" className={css.sectionHeading}>
          {t('family')}
        </h2>
        <CallNotice problem={problem} />
        <List label={t('family')}>
          {students.map(({ stuId, name, avatar, gradeName, isCurrent }) => (
            <ListItem
              key={stuId}
              leading={<Avatar name={name} src={avatar ?? undefined} isDecorative />}
              title={name}
              description={gradeName ?? undefined}
              trailing={
                isCurrent ? (
                  <Badge tone="success">{t('learningNow')}</Badge>
                ) : (
                  <Button size="sm" isBusy={isBusy} onClick={() => void goOnAs(stuId, name)}>
                    {t('goOnAs', { name })}
                  </Button>
                )
              }
            />
          ))}
        </List>
      </section>
    </Card>
  )
}
