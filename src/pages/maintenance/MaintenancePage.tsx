import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths, returnParameter } from '../../paths.ts';
import { maintenanceText } from '../../text/maintenance.ts';
import { useRetry } from './useRetry.ts';

/** /onderhoud: counts down, tries, and goes back to where the person was. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = query.get(returnParameter) ?? paths.overzicht;
  const goBack = useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
  const { secondsLeft, retry } = useRetry(goBack);
  return (
    <CalmPage
      scene="pause"
      title={maintenanceText.title}
      actions={
        <Button variant="contained" onClick={retry} disabled={secondsLeft === 0}>
          {maintenanceText.now}
        </Button>
      }
    >
      <p>{maintenanceText.text}</p>
      <Box component="p" role="timer" className="cijfers" sx={{ color: 'text.primary' }}>
        {secondsLeft === 0 ? maintenanceText.trying : maintenanceText.countdown(secondsLeft)}
      </Box>
    </CalmPage>
  );
}
