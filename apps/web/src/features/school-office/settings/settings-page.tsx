import { type SchoolProfile, useGetOwnSchool } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { LogoCard } from './logo-card.tsx'
import { createOwnVersions } from './own-versions.ts'
import { ProfileForm } from './profile-form.tsx'
import { RulesForm } from './rules-form.tsx'

export default function SettingsPage() {
  const { t } = useTranslation('schoolOffice')
  const school = useGetOwnSchool()
  return (
    <OfficeFrame title={t('sections.settings')}>
      {school.data ? (
        <Forms school={school.data} />
      ) : (
        <NoAnswer
          query={school}
          waiting={
            <Waiting className={css.panel}>
              <Skeleton shape="box" height="20rem" />
              <Skeleton shape="box" height="28rem" />
            </Waiting>
          }
        />
      )}
    </OfficeFrame>
  )
}

/** Each form keeps what it was opened with: a newer answer must not make another person's change look like ours. */
function Forms({ school }: { school: SchoolProfile }) {
  const [opened] = useState(school)
  const [versions] = useState(createOwnVersions)
  return (
    <>
      <ProfileForm school={opened} versions={versions} />
      <LogoCard school={opened} versions={versions} />
      <RulesForm school={opened} versions={versions} />
    </>
  )
}
