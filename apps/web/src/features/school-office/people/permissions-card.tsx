import { type SchoolPerson, type SchoolPermission, useSetSchoolPermissions } from '@hwjy/sdk'
import { Button, Card, Checkbox, useToast } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../office.css.ts'

const permissions = ['school.admin', 'replay.audit'] as const satisfies readonly SchoolPermission[]

/** Sets the permissions of a teacher for the whole school. */
export function PermissionsCard({ person }: { person: SchoolPerson }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: set } = useSetSchoolPermissions(atOnce)
  const [chosen, setChosen] = useState<readonly SchoolPermission[]>(person.permissions)
  const isSame = permissions.every((one) => chosen.includes(one) === person.permissions.includes(one))
  async function save(event: FormEvent) {
    event.preventDefault()
    const data = { personId: person.personId, permissions: [...chosen] }
    if (await run(() => set({ data }))) toast.show(t('saved'), { tone: 'success' })
  }
  return (
    <Card asChild>
      <form className={css.card} onSubmit={(event) => void save(event)}>
        <h2 className={css.cardTitle}>{t('permissions.title')}</h2>
        {permissions.map((permission) => {
          const name = permission === 'school.admin' ? 'admin' : 'audit'
          return (
            <Checkbox
              key={permission}
              label={t(`permissions.${name}.label`)}
              description={t(`permissions.${name}.text`)}
              isChecked={chosen.includes(permission)}
              onCheckedChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, permission] : chosen.filter((one) => one !== permission))
              }
            />
          )
        })}
        <CallNotice problem={problem} />
        <div className={css.actions}>
          <Button type="submit" isBusy={isBusy} disabled={isSame}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
