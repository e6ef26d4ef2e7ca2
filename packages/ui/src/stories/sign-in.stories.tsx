import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Field } from '../field/field.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { PasswordInput } from '../password-input/password-input.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Stack } from './stack.tsx'

const meta: Meta = { title: 'Foundations/Sample screen' }
export default meta

/** The parts together, to see whether they are a family. */
export const SignIn: StoryObj = {
  render: function SignIn() {
    const [role, setRole] = useState<'student' | 'teacher'>('student')
    return (
      <Stack direction="column" gap={24} width={400}>
        <Logo size={40} withName />
        <Card padding="lg" isFloating>
          <Stack direction="column" gap={20}>
            <h1 style={{ fontSize: 24 }}>Good morning</h1>
            <SegmentedControl
              isWide
              label="I am a"
              value={role}
              onValueChange={setRole}
              options={[
                { value: 'student', label: 'Student' },
                { value: 'teacher', label: 'Teacher' },
              ]}
            />
            <Tabs
              label="Way to sign in"
              items={[
                {
                  value: 'password',
                  label: 'Password',
                  content: (
                    <Stack direction="column">
                      <Field label="Account">
                        <TextInput autoComplete="username" placeholder="Phone or e-mail" />
                      </Field>
                      <Field label="Password">
                        <PasswordInput />
                      </Field>
                      <Checkbox label="Remember me on this device" defaultChecked />
                      <Button tone="primary" size="lg" isWide>
                        Sign in
                      </Button>
                      <Link href="#forgot">Forgot your password?</Link>
                    </Stack>
                  ),
                },
                { value: 'code', label: 'Phone code', content: 'A code comes to your phone.' },
              ]}
            />
          </Stack>
        </Card>
      </Stack>
    )
  },
}
