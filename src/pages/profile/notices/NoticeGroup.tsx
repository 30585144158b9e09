import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { NoticeChoices, NoticeWay } from '../../../../domain/wire/notice.ts';
import { useChooseNoticeMutation } from '../../../store/modules/notices/noticesApi.ts';
import { noticesText } from '../../../text/notices.ts';

const ways = Object.entries(noticesText.choices.ways) as [NoticeWay, string][];

/** The kinds of one subject, each with how it is mailed; a choice is saved at once. */
export function NoticeGroup({ title, choices }: { title: string; choices: NoticeChoices }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {choices.map((choice) => (
        <NoticeRow key={choice.kind} choice={choice} />
      ))}
    </Box>
  );
}

function NoticeRow({ choice: { kind, label, way } }: { choice: NoticeChoices[number] }) {
  const id = useId();
  const [choose, { isLoading, originalArgs }] = useChooseNoticeMutation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="label" htmlFor={id} sx={{ flex: '1 1 16rem', textWrap: 'pretty' }}>
        {label}
      </Typography>
      <Select
        native
        value={isLoading && originalArgs ? originalArgs.way : way}
        inputProps={{ id }}
        onChange={({ target }) => void choose({ kind, way: target.value })}
        sx={{ width: '10rem' }}
      >
        {ways.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}
