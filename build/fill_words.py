"""Fills untranslated or fuzzy entries of po files from a table msgid -> (de, fr)."""
import re, sys, importlib.util
def unq(lines): return ''.join(l.strip()[1:-1] for l in lines).replace('\\"','"').replace('\\n','\n')
def q(s): return '"'+s.replace('"','\\"').replace('\n','\\n')+'"'
def run(path, table, col):
    s=open(path).read(); out=[]; left=[]
    for e in s.split('\n\n'):
        ls=e.split('\n')
        if any(l.startswith('#~') for l in ls) or not any(l.startswith('msgid ') for l in ls): out.append(e); continue
        i=next(k for k,l in enumerate(ls) if l.startswith('msgid ')); j=next((k for k,l in enumerate(ls) if l.startswith('msgstr')),None)
        if j is None or ls[j].startswith('msgstr['): out.append(e); continue
        mid=unq([ls[i][6:]]+ls[i+1:j]); mstr=unq([ls[j][7:]]+[l for l in ls[j+1:] if l.startswith('"')])
        ctx=next((l[9:-1] for l in ls if l.startswith('msgctxt')),'')
        fuzzy=any(l.startswith('#,') and 'fuzzy' in l for l in ls)
        if mid and (mstr=='' or fuzzy):
            t=table.get((ctx,mid)) or table.get(mid)
            if t is None: left.append((ctx,mid)); out.append(e); continue
            t=t[col]
            if col==1:
                for mark in ":»": t=t.replace(" "+mark,"\u00a0"+mark)
                for mark in "?;!": t=t.replace(" "+mark,THIN+mark)
                t=t.replace("« ","«\u00a0")
            com=[l for l in ls[:i] if not (l.startswith('#|') )]
            com=[l.replace(', fuzzy','').replace('#, fuzzy','#') for l in com if l.strip()!='#, fuzzy']
            com=[l for l in com if l.strip() not in ('#,','#')]
            note=TRANS.get((col,mid))
            if note: com=[f'# {note}']+com
            if '\n' in t and not t.endswith('X'):
                parts=t.split('\n'); body=['msgstr ""']+[q(p+('\n' if k<len(parts)-1 else '')) for k,p in enumerate(parts)]
            else: body=['msgstr '+q(t)]
            out.append('\n'.join(com+ls[i:j]+body)); continue
        out.append(e)
    open(path,'w').write('\n\n'.join(out)+('' if s.endswith('\n') and out[-1].endswith('\n') else ''))
    return left
spec=importlib.util.spec_from_file_location('t',sys.argv[1]); m=importlib.util.module_from_spec(spec); spec.loader.exec_module(m)
THIN="\u202f"
TRANS=getattr(m,'COMMENTS',{})
for col,lang in enumerate(('de','fr')):
    left=run(f'po/{lang}/games.po',m.T,col)
    print(lang,len(left)); 
    for l in left: print('  ',l)
