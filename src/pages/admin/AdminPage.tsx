import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { adminText as text } from '../../text/admin.ts';
import { AdministratorsTab } from './administrators/AdministratorsTab.tsx';
import { PartnerCodesTab } from './codes/PartnerCodesTab.tsx';
import { HealthTab } from './HealthTab.tsx';
import { OrdersTab } from './orders/OrdersTab.tsx';

/** Loaded with the forms, which no other part needs at first. */
const HelpTab = lazy(async () => ({ default: (await import('./helping/HelpTab.tsx')).HelpTab }));

const PARTS = {
  beheerders: AdministratorsTab,
  partnercodes: PartnerCodesTab,
  bestellingen: OrdersTab,
  helpen: HelpTab,
  toestand: HealthTab,
};
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

/**
 * /admin: administrators, partner codes, orders with the bank's file, people who ask for help, and the service's
 * health. The server decides who sees it.
 */
export function AdminPage() {
  const [query, setQuery] = useSearchParams();
  const shown = parts.find((part) => part === query.get('deel')) ?? 'beheerders';
  const Shown = PARTS[shown];
  return (
    <Page title={text.title} intro={text.intro}>
      <Tabs
        value={shown}
        aria-label={text.tabList}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_event, part: Part) => setQuery(part === 'beheerders' ? {} : { deel: part })}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minHeight: 48, fontSize: '1rem' } }}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            id={`deel-${part}`}
            aria-controls={part === shown ? 'deel' : undefined}
            label={text.tabs[part]}
          />
        ))}
      </Tabs>
      <Box id="deel" role="tabpanel" aria-labelledby={`deel-${shown}`}>
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <Shown />
        </Suspense>
      </Box>
    </Page>
  );
}
