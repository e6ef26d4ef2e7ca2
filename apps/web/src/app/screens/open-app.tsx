import { inBrowserRouter } from '../in-browser-router.tsx'
import { fetchRoutesFor } from '../routes-for.ts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app.tsx'
import { startI18n } from '../../shared/i18n/i18n.ts'
import { followNetwork } from '../../shared/network/network.ts'

followNetwork()

/** The whole app at one address, as a visitor opens it. Call `startSdk` first. */
export async function openApp(path: string) {
  window.history.replaceState(null, '', path)
  // The start of the app waits for both, too.
  await Promise.all([startI18n(), fetchRoutesFor('student')])
  const user = userEvent.setup()
  return { user, ...render(<App inRouter={inBrowserRouter} />) }
}
