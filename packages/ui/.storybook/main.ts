import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  // The parts of the app stand in the same catalogue, so that the same checks look at them.
  stories: ['../src/**/*.stories.tsx', '../../../apps/web/src/shared/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
