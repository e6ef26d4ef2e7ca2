import { errorCodes, type SchoolProfile, useUpdateSchool } from '@hwjy/sdk'
import { SchoolChange } from '@hwjy/sdk/schemas'
import { Button, Card, Combobox, Field, Switch, TextInput, useToast } from '@hwjy/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { zoneOptions } from '../../../shared/time/zone-options.ts'
import { changesOf } from '../changes-of.ts'
import * as css from '../office.css.ts'
import { useOfficeForm } from '../office-form.tsx'

const fields = {
  ofCode: { [errorCodes.usernameTaken]: 'slug' },
  inInput: ['name', 'slug', 'timeZone', 'region', 'address', 'phone'],
} as const

export interface SchoolFormProps {
  school: SchoolProfile
  onSaved: (school: SchoolProfile) => void
}

/** What the school says about itself. */
export function ProfileForm({ school, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const place = usePlaceName()
  const [openedAt] = useState(() => new Date())
  const zones = useMemo(() => zoneOptions(openedAt, place), [openedAt, place])
  const { mutateAsync: update } = useUpdateSchool(atOnce)
  const { name, timeZone, region, address, phone, updatedAt, isListed } = school
  const saved = { name, slug: school.slug ?? '', timeZone, region, address, phone }
  const requestOf = ({ isListed: isShown, ...typed }: typeof saved & { isListed: boolean }): SchoolChange => ({
    ...(updatedAt !== null && { basedOn: updatedAt }),
    ...changesOf(saved, typed),
    ...(isShown !== isListed && { isListed: isShown }),
  })
  const form = useOfficeForm({
    schema: SchoolChange,
    defaultValues: { ...saved, isListed },
    request: requestOf,
    fields,
    save: async (values) => onSaved(await update({ data: requestOf(values) })),
    onSaved: () => toast.show(t('saved'), { tone: 'success' }),
  })
  const text = (field: keyof typeof saved, help?: string) => (
    <Field label={t(`profile.${field}`)} help={help} error={form.errorOf(field)} isRequired={field === 'name'}>
      <TextInput {...form.textProps(field)} autoComplete="off" />
    </Field>
  )
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <h2 className={css.cardTitle}>{t('profile.title')}</h2>
        <div className={css.columns}>
          {text('name')}
          {text('slug', t('profile.slugText'))}
          <Field label={t('profile.timeZone')} help={t('profile.timeZoneText')} error={form.errorOf('timeZone')}>
            <Combobox
              options={zones}
              value={form.values.timeZone}
              chosenLabel={place(form.values.timeZone)}
              isClearable={false}
              onValueChange={(zone) => zone !== '' && form.change({ timeZone: zone })}
            />
          </Field>
          {text('region')}
          {text('address')}
          {text('phone')}
        </div>
        <Switch
          label={t('profile.isListed')}
          description={t('profile.isListedText')}
          isChecked={form.values.isListed}
          onCheckedChange={(isShown) => form.change({ isListed: isShown })}
        />
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
