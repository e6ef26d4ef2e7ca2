import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

export const inBrowserRouter = (app: ReactNode) => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>{app}</BrowserRouter>
)
